import { useEffect, useRef, useState } from 'react';
import GlobalStyles, { type GlobalStylesProps } from '@mui/material/GlobalStyles';
import { barHeight, clearOf } from './sticky-bar.ts';

interface AboveBarProps {
  /** Returns global styles for the bar's height in pixels. */
  readonly styles?: (height: number) => GlobalStylesProps['styles'];
}

/** Keeps toasts and focused elements above the sticky bar that contains it, also if the bar wraps into several rows. */
export function AboveBar({ styles = clearOf }: AboveBarProps) {
  const ref = useRef<HTMLSpanElement>(null);
  const [height, setHeight] = useState(barHeight);
  useEffect(() => {
    const bar = ref.current?.parentElement;
    if (!bar) return undefined;
    const observer = new ResizeObserver(() => setHeight(bar.offsetHeight));
    observer.observe(bar);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <span ref={ref} hidden />
      <GlobalStyles styles={styles(height)} />
    </>
  );
}
