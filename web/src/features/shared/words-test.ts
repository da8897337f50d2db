import { foldText } from '@pedalworks/contract/fold-text';

/** Returns a test that is true if a text contains every searched word. */
export function wordsTest(search: string): (text: string) => boolean {
  const words = foldText(search).split(/\s+/u);
  return (text) => {
    const folded = foldText(text);
    return words.every((word) => folded.includes(word));
  };
}
