import { useEffectEvent, useLayoutEffect, useRef, type RefCallback } from 'react';
import type { Editable } from './labelled-input.tsx';

/**
 * For a field of a drawn page: what was typed into it, or filled in by the browser, before the app was there stands in the
 * element, and React neither shows anything else nor tells of it. `take` is then called with it, once.
 */
export function useTypedBefore(known: string, take: (typed: string) => void): RefCallback<Editable> {
  const box = useRef<Editable>(null);
  const compare = useEffectEvent(() => {
    const typed = box.current?.value;
    if (typed !== undefined && typed !== known) take(typed);
  });
  // Before anything can draw the form again: that would put the known value into the element.
  useLayoutEffect(() => {
    compare();
  }, []);
  return (element) => {
    box.current = element;
  };
}
