import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Links that fold behind a button on a narrow screen. They fold on Escape and on every arrival, also on the page one is on:
 * with the elements they had, so that the focus stays on its link where links never are hidden.
 */
export function useFolding() {
  const { key } = useLocation();
  const [state, setState] = useState({ key, unfolded: false });
  if (state.key !== key) setState({ key, unfolded: false });
  const { unfolded } = state;
  const links = useRef<HTMLUListElement>(null);
  const fold = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    // The link that has the focus has just been hidden. Where links never are, the button is, and takes no focus.
    if (!unfolded && links.current?.contains(document.activeElement) === true) fold.current?.focus();
  }, [unfolded]);
  useEscape(() => {
    setState({ key, unfolded: false });
  });
  const turn = () => {
    setState({ key, unfolded: !unfolded });
  };
  return { unfolded, turn, links, fold };
}

function useEscape(onEscape: () => void): void {
  const handle = useEffectEvent(onEscape);
  useEffect(() => {
    const listen = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') handle();
    };
    addEventListener('keydown', listen);
    return () => {
      removeEventListener('keydown', listen);
    };
  }, []);
}
