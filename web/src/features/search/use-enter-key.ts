import { useEffect, useEffectEvent, useState } from 'react';
import type { AutocompleteProps } from '@mui/material/Autocomplete';
import { useNavigate } from 'react-router-dom';
import type { Choice } from './choices.ts';
import type { useSearchResults } from './use-search-results.ts';

type SearchProps = AutocompleteProps<Choice, false, false, false>;

/**
 * Opens a search result on Enter, by default the first. If the results have not arrived yet, waits for them and opens the first result,
 * unless the user has highlighted a different one. Any other key cancels the wait.
 */
export function useEnterKey(
  { wanted, isReady, searchNow }: ReturnType<typeof useSearchResults>,
  first?: Choice,
) {
  const navigate = useNavigate();
  const [awaited, setAwaited] = useState<string | null>(null);
  const [chosenIn, setChosenIn] = useState<string | null>(null);
  // Replaces the search dialog's history entry, so that Back does not reopen the dialog.
  const show = ({ href }: Choice) => void navigate(href, { replace: true });
  const showFirst = useEffectEvent(() => {
    if (first !== undefined) show(first);
  });
  const isAnswered = isReady && awaited === wanted;
  useEffect(() => {
    if (isAnswered) showFirst();
  }, [isAnswered]);
  const onKeyDown: SearchProps['onKeyDown'] = (event) => {
    const isEnter = event.key === 'Enter' && !event.nativeEvent.isComposing;
    const mustWait = isEnter && !isReady && chosenIn !== wanted;
    setAwaited(mustWait ? wanted : null);
    if (!mustWait) return;
    event.defaultMuiPrevented = true;
    searchNow();
  };
  const onHighlightChange: SearchProps['onHighlightChange'] = (_event, choice, reason) =>
    setChosenIn(reason === 'keyboard' && choice !== null ? wanted : null);
  return {
    show,
    keys: { onKeyDown, onHighlightChange, autoHighlight: isReady && wanted !== '' && first !== undefined },
  };
}
