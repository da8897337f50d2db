import { useEffect } from 'react';

export const withShopName = (title: string) => `${title} · Pedalworks`;

/** Sets the document title, followed by the name of the shop. */
export function useTitle(title: string): void {
  useDocumentTitle(withShopName(title));
}

/** Sets the whole document title, for example the suggested file name of a printed page. Undefined leaves it unchanged. */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = title;
  }, [title]);
}
