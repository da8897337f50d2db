import { useEffect } from 'react';

/** Names the page in the title bar, for a screen whose route has a title of its own only once it knows what it shows. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Pedalworks`;
  }, [title]);
}
