import { useEffect, useEffectEvent } from 'react';
import { scannedNumber } from './scanned-number.ts';

/** Maximum pause between two keys of a scanner. */
const pauseMilliseconds = 200;

/**
 * Reports the number of a return that a scanner types outside of fields and dialogs. Its Enter then presses no button,
 * even if one has the focus.
 */
export function useScanner(onScan: (number: string) => void): void {
  const report = useEffectEvent(onScan);
  useEffect(() => {
    let keys = '';
    let lastAt = 0;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isInField(event.target)) return;
      if (event.timeStamp - lastAt > pauseMilliseconds) keys = '';
      lastAt = event.timeStamp;
      if (event.key.length === 1) keys += event.key;
      const number = event.key === 'Enter' ? scannedNumber(keys) : null;
      if (number === null) return;
      keys = '';
      event.preventDefault();
      event.stopPropagation();
      report(number);
    };
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, []);
}

const isInField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [role=dialog]') !== null;
