import { useState } from 'react';

/**
 * The text of a search field: what the address says whenever that changes, then what is typed.
 * @param addressed the text in the address
 * @param typed what was typed before
 */
export function useAddressedText(addressed: string, typed = addressed) {
  const [{ text, from }, setText] = useState({ text: typed, from: addressed });
  if (from !== addressed) setText({ text: addressed, from: addressed });
  return [text, (text: string) => setText({ text, from: addressed })] as const;
}
