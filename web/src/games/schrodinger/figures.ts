/** Drawings that belong to numbered rules. */
import type { Component } from "svelte";
import Track from "./Track.svelte";

export const figures: Record<string, Component> = { S3: Track };
