import { useEffect } from 'react';

/** Sets the document title, for screens that know it only after loading. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Pedalworks`;
  }, [title]);
}
