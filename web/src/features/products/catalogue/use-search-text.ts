import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * The text of the search field: the address's search whenever that changes, then what is typed.
 * @param typed what was typed before
 */
export function useSearchText(typed?: string) {
  const [params] = useSearchParams();
  const searched = params.get('q') ?? '';
  const [{ text, from }, setText] = useState({ text: typed ?? searched, from: searched });
  if (from !== searched) setText({ text: searched, from: searched });
  return [text, (text: string) => setText({ text, from: searched })] as const;
}
