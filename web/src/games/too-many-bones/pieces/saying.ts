// The sentences of pieces speak of X; where a number is known it takes the place of X.

// "X dice", "X dégâts": with one of them the sentence would be wrong, and the name of the piece has the number anyway.
const SEVERAL =
  /\bX (?!of|de)(?:(?:\p{L}+ ){0,2}(?:dice|dés)|premiers|(?!less|more|fois|plus|moins|os|pas)\p{L}+s)(?!\p{L}|\()/u;
const FIRST = /\b(?:first|premiers?) X\b/u;

/** The sentence with its number: `X bone(s)` of one is `1 bone`. */
export function filled(sentence: string, value: number): string {
  if (value === 1 && (SEVERAL.test(sentence) || FIRST.test(sentence))) return sentence;
  return sentence.replace(/\bX\b/gu, String(value)).replace(/\((s|x|es)\)/gu, value > 1 ? "$1" : "");
}
