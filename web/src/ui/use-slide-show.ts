import { useCallback, useEffect, useState, type RefObject } from 'react';
import useMediaQuery from '@mui/material/useMediaQuery';

const turnAfterMs = 7000;

/** Which slide of a scrolling track is in view, and when to turn to the next. */
export function useSlideShow(track: RefObject<HTMLElement | null>, count: number) {
  const { current, goTo } = useSlides(track);
  const isCalm = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [chosen, setPlaying] = useState<boolean | null>(null);
  const isPlaying = chosen ?? !isCalm;
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const isTurning = isPlaying && !isPointedAt && !hasFocus;

  useEffect(() => {
    if (!isTurning) return;
    // An interval: a turn that something interrupted is made up for by the next.
    const timer = setInterval(() => goTo((current + 1) % count), turnAfterMs);
    return () => clearInterval(timer);
  }, [current, count, goTo, isTurning]);

  return {
    current,
    goTo,
    isPlaying,
    setPlaying,
    /** Handlers for the whole carousel: it waits while the pointer or the focus is in it. */
    attention: {
      onPointerEnter: () => setPointedAt(true),
      onPointerLeave: () => setPointedAt(false),
      onFocus: () => setFocus(true),
      onBlur: () => setFocus(false),
    },
  };
}

/** Which slide of a scrolling track is in view, and the way to another one. */
export function useSlides(track: RefObject<HTMLElement | null>) {
  const current = useSlideInView(track);
  const isCalm = useMediaQuery('(prefers-reduced-motion: reduce)');
  const goTo = useCallback(
    (index: number) => {
      const behavior = isCalm ? 'instant' : 'smooth';
      track.current?.scrollTo({ left: index * track.current.clientWidth, behavior });
    },
    [track, isCalm],
  );
  return { current, goTo };
}

function useSlideInView(track: RefObject<HTMLElement | null>): number {
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    const element = track.current;
    if (element === null) return;
    const look = () => setCurrent(Math.round(element.scrollLeft / element.clientWidth));
    element.addEventListener('scroll', look, { passive: true });
    return () => element.removeEventListener('scroll', look);
  }, [track]);
  return current;
}
