import { useCallback, useEffect, useState, type RefObject } from 'react';
import useMediaQuery from '@mui/material/useMediaQuery';

const turnAfterMs = 7000;

interface SlideShow {
  readonly current: number;
  readonly goTo: (index: number) => void;
  readonly isPlaying: boolean;
  readonly setPlaying: (playing: boolean) => void;
  /** Handlers for the whole carousel: it waits while somebody points at it or tabs in it. */
  readonly attention: Readonly<
    Record<'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur', () => void>
  >;
}

/** Which slide of a scrolling track is in view, and when to turn to the next. */
export function useSlideShow(track: RefObject<HTMLElement | null>, count: number): SlideShow {
  const current = useSlideInView(track);
  const isCalm = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [chosen, setPlaying] = useState<boolean | null>(null);
  const isPlaying = chosen ?? !isCalm;
  const [isHeld, setHeld] = useState(false);

  const goTo = useCallback(
    (index: number) => {
      const behavior = isCalm ? 'instant' : 'smooth';
      track.current?.scrollTo({ left: index * track.current.clientWidth, behavior });
    },
    [track, isCalm],
  );

  useEffect(() => {
    if (!isPlaying || isHeld) return;
    const timer = setTimeout(() => {
      goTo((current + 1) % count);
    }, turnAfterMs);
    return () => {
      clearTimeout(timer);
    };
  }, [current, count, goTo, isHeld, isPlaying]);

  const hold = () => {
    setHeld(true);
  };
  const release = () => {
    setHeld(false);
  };
  return {
    current,
    goTo,
    isPlaying,
    setPlaying,
    attention: { onPointerEnter: hold, onPointerLeave: release, onFocus: hold, onBlur: release },
  };
}

function useSlideInView(track: RefObject<HTMLElement | null>): number {
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    const element = track.current;
    if (element === null) return;
    const look = () => {
      setCurrent(Math.round(element.scrollLeft / element.clientWidth));
    };
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      element.removeEventListener('scroll', look);
    };
  }, [track]);
  return current;
}
