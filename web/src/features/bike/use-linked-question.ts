import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useInBrowser } from '../../ui/use-in-browser.ts';

/**
 * Returns the hash of the URL and a key that changes with each visit of a hash. The hash is empty during hydration,
 * because the server does not know it.
 */
export function useLinkedQuestion() {
  const { hash, key } = useLocation();
  const isHydrated = useInBrowser(() => true, false);
  return { hash: isHydrated ? hash : '', at: key + hash };
}

/** Scrolls to the question in the URL once it is open. Browsers scroll before. */
export function useScrollToLinkedQuestion(): void {
  const { hash, at } = useLinkedQuestion();
  useEffect(() => {
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash, at]);
}
