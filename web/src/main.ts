import { mount } from "svelte";
import App from "./App.svelte";
import "./look/base.css";
import "./look/marks.css";
import "./look/tokens.css";
import { keepForOffline } from "./local/offline";
import { settings } from "./settings.svelte";
import { LANGUAGES, preferredLanguage, speak, type Language } from "./words.svelte";

const kept = LANGUAGES.find((one) => one === settings.language) as Language | undefined;
await speak(kept ?? preferredLanguage(navigator.languages));
keepForOffline();
mount(App, { target: document.getElementById("page")! });
