import { useEffect, useEffectEvent, useRef, useState, type UIEvent } from 'react';
import useMediaQuery from '@mui/material/useMediaQuery';

const turnAfterMs = 7000;

export function useSlideShow(count: number) {
  const turning = useSlides();
  const { current, goTo } = turning;
  const isCalm = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [chosen, setPlaying] = useState<boolean | null>(null);
  const isPlaying = chosen ?? !isCalm;
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const isTurning = isPlaying && !isPointedAt && !hasFocus;

  const turn = useEffectEvent(() => goTo((current + 1) % count));
  useEffect(() => {
    if (!isTurning) return;
    // An interval, so that the next tick makes up for an interrupted turn.
    const timer = setInterval(() => turn(), turnAfterMs);
    return () => clearInterval(timer);
  }, [current, isTurning]);

  return {
    turning,
    isPlaying,
    setPlaying,
    attention: {
      onPointerEnter: () => setPointedAt(true),
      onPointerLeave: () => setPointedAt(false),
      onFocus: () => setFocus(true),
      onBlur: () => setFocus(false),
    },
  };
}

export function useSlides<Track extends HTMLElement = HTMLDivElement>() {
  const trackRef = useRef<Track>(null);
  const [current, setCurrent] = useState(0);
  return {
    trackRef,
    current,
    onScroll: ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent) =>
      setCurrent(Math.round(scrollLeft / clientWidth)),
    goTo: (index: number) => trackRef.current?.scrollTo({ left: index * trackRef.current.clientWidth }),
  };
}
