import { useEffect, useEffectEvent, useRef, useState, type UIEvent } from 'react';
import useMediaQuery from '@mui/material/useMediaQuery';

const slideDurationMs = 7000;

export function useSlideShow(count: number) {
  const slides = useSlides();
  const { current, goTo } = slides;
  const prefersReducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [userChoice, setPlaying] = useState<boolean | null>(null);
  const isPlaying = userChoice ?? !prefersReducedMotion;
  const [isHovered, setHovered] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const isAdvancing = isPlaying && !isHovered && !hasFocus;

  const advance = useEffectEvent(() => goTo((current + 1) % count));
  useEffect(() => {
    if (!isAdvancing) return;
    // Uses an interval: after an interrupted scroll `current` stays the same, so no new timer would start.
    const timer = setInterval(() => advance(), slideDurationMs);
    return () => clearInterval(timer);
  }, [current, isAdvancing]);

  return {
    slides,
    isPlaying,
    setPlaying,
    pauseHandlers: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
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
