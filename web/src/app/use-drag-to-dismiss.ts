import { useState, type PointerEvent } from 'react';

const dismissAt = 0.8;

export function useDragToDismiss(dismiss: () => void) {
  const [drag, setDrag] = useState<{ startX: number; px: number; ofWidth: number } | null>(null);
  const { px, ofWidth } = drag ?? { px: 0, ofWidth: 0 };
  return {
    style: {
      transform: `translateX(${String(px)}px)`,
      opacity: 1 - Math.min(Math.abs(ofWidth), 0.9) * 0.6,
      transition: drag === null ? 'transform 160ms, opacity 160ms' : 'none',
    },
    onPointerDown: ({
      target,
      currentTarget,
      pointerId,
      pointerType,
      clientX,
    }: PointerEvent<HTMLElement>) => {
      // Ignores mouse drags on text, because they select it. On touch screens, a long press selects text.
      const others = pointerType === 'mouse' ? 'a, button, [data-selectable]' : 'a, button';
      if (target instanceof Element && target.closest(others) !== null) return;
      currentTarget.setPointerCapture(pointerId);
      setDrag({ startX: clientX, px: 0, ofWidth: 0 });
    },
    onPointerMove: ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
      if (drag === null) return;
      const px = clientX - drag.startX;
      setDrag({ ...drag, px, ofWidth: px / currentTarget.offsetWidth });
    },
    onPointerUp: ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
      // Uses the pointer's position at release, because the last rendered offset lags behind.
      const released = drag === null ? 0 : (clientX - drag.startX) / currentTarget.offsetWidth;
      if (Math.abs(released) >= dismissAt) dismiss();
      else setDrag(null);
    },
    onPointerCancel: () => setDrag(null),
  };
}
