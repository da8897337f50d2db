import type { MouseEvent } from 'react';

/** Ignores the second press of a double click, which would hit what the first one moved under the pointer. */
export function firstPress(act: () => void): (event: MouseEvent) => void {
  return ({ detail }) => {
    if (detail <= 1) act();
  };
}
