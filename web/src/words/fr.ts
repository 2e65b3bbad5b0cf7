// One chunk for one language: the engine's catalogue and the client's.
import engine from "../../../src/boneyard/words/fr.ftl?raw";

const client = import.meta.glob<string>("./fr/*.ftl", { query: "?raw", import: "default", eager: true });

export const catalogues: string[] = [engine, ...Object.values(client)];
