// What only the terminal says does not travel to the browser.
import type { Plugin } from "vite";

const ENGINE = /\/src\/boneyard\/words\/(en|fr)\.ftl\?raw$/;
const ELSEWHERE = /^(ui|report|[a-z]+(-[a-z]+)+-(ui|legend))(-|$)/; // prefixes of keys the client never says

/** The messages of a catalogue the browser has a use for, without its comments. */
export function spoken(catalogue: string): string {
  const messages = catalogue.split(/\n(?=[a-z#])/).filter((message) => !message.startsWith("#"));
  return messages.filter((message) => !ELSEWHERE.test(message.split(" =")[0]!)).join("\n");
}

export function catalogue(): Plugin {
  return {
    name: "catalogue",
    enforce: "post",
    apply: "build",
    transform(code, id) {
      if (!ENGINE.test(id)) return null;
      const text = JSON.parse(code.slice(code.indexOf('"'), code.lastIndexOf('"') + 1)) as string;
      return { code: `export default ${JSON.stringify(spoken(text))}`, map: null };
    },
  };
}
