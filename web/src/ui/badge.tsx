import type { ReactNode } from 'react';
import './badge.css';

interface BadgeProps {
  readonly tone: 'good' | 'bad' | 'signal' | 'calm';
  readonly children: ReactNode;
}

/** A state in one or two words. The colour never says anything the words do not. */
export function Badge({ tone, children }: BadgeProps) {
  return <span className={`badge badge-${tone}`}>{children}</span>;
}
