import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { settings } from "./shell/settings.svelte";
import { speak } from "./words/lang.svelte";

await speak(settings.language);
mount(App, { target: document.getElementById("app")! });
