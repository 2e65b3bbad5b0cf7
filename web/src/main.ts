import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { router } from "./shell/router.svelte";
import { screenOf } from "./shell/screens";
import { settings } from "./shell/settings.svelte";
import { speak } from "./words/lang.svelte";

// Words and screen are fetched side by side, so that the page comes up at once.
await Promise.all([speak(settings.language), screenOf(router.place)]);
mount(App, { target: document.getElementById("app")! });
