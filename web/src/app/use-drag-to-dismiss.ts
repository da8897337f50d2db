import { useState, type PointerEvent } from 'react';

/** Dragged at least this share of its own width, a toast goes; less, it springs back. */
const dismissAt = 0.8;

/** Lets a finger or a mouse pull an element sideways and calls `dismiss` when it was pulled far enough. */
export function useDragToDismiss(dismiss: () => void) {
  const [startX, setStartX] = useState<number | null>(null);
  const [offset, setOffset] = useState({ px: 0, ofWidth: 0 });

  const release = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    setStartX(null);
    // By the release position: the last rendered offset lags behind a quick finger.
    const ofWidth = startX === null ? 0 : (clientX - startX) / currentTarget.offsetWidth;
    if (Math.abs(ofWidth) >= dismissAt) dismiss();
    else setOffset({ px: 0, ofWidth: 0 });
  };
  return {
    style: {
      transform: `translateX(${String(offset.px)}px)`,
      opacity: 1 - Math.min(Math.abs(offset.ofWidth), 0.9) * 0.6,
      transition: startX === null ? 'transform 160ms, opacity 160ms' : 'none',
    },
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.target instanceof Element && event.target.closest('a, button') !== null) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setStartX(event.clientX);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (startX === null) return;
      const px = event.clientX - startX;
      setOffset({ px, ofWidth: px / event.currentTarget.offsetWidth });
    },
    onPointerUp: release,
    onPointerCancel: () => {
      setStartX(null);
      setOffset({ px: 0, ofWidth: 0 });
    },
  };
}
