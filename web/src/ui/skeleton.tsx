import type { CSSProperties } from 'react';
import './skeleton.css';

/** A box in the shape of what is still on its way; `style` gives it that shape. */
export function Skeleton({ style }: { readonly style: CSSProperties }) {
  return <span className="skeleton" style={style} />;
}
