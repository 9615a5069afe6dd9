### A table on this device, without a server.

fetch-title = Getting ready
fetch-ask = To play on this device, the page first fetches about { $size } MB. That is needed once.
fetch-yes = Fetch and play
fetch-share = { $share } % of { $size } MB
fetch-starting = Almost there
fetch-failed = The games could not be loaded onto this device. Are you connected to the internet?
fetch-never = This browser is too old to play without a server.
try-again = Try again
halted-elsewhere = This game goes on in another tab.
halted-full = This device has no room left to keep the game. Nothing you have played is lost: make some room, then load the page again.
halted-unreadable = What this device kept of the game cannot be read. Nothing was deleted; another version of this page may be able to read it.
halted-engine = The game has stopped on this page. Nothing you have played is lost: load the page again.
play-here = Play it here
load-again = Load again
keeps-nothing = This browser keeps nothing: the game lasts as long as this page.
site-alone = Here you play alone, or together on this device.
how-to-host = Play with friends on several devices
