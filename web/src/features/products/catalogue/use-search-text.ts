import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * What stands in the search field: what the address searches for, each time that changes, and what is typed from there on.
 * @param typed what was typed before
 */
export function useSearchText(typed?: string) {
  const [params] = useSearchParams();
  const searched = params.get('q') ?? '';
  const [{ text, from }, setText] = useState({ text: typed ?? searched, from: searched });
  if (from !== searched) setText({ text: searched, from: searched });
  return [text, (text: string) => setText({ text, from: searched })] as const;
}
