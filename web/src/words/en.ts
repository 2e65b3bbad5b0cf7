// One chunk for one language: the engine's catalogue and the client's.
import engine from "../../../src/boneyard/words/en.ftl?raw";

const client = import.meta.glob<string>("./en/*.ftl", { query: "?raw", import: "default", eager: true });

export const catalogues: string[] = [engine, ...Object.values(client)];
