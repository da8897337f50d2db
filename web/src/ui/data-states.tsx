import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { useFocusLeftBehind } from './focus-place.ts';
import './data-states.css';

interface EmptyStateProps {
  readonly title: string;
  /** What to do next. */
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

/** Nothing is there yet, and here is what to do about it. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="data-state">
      <picture>
        <source srcSet="/pictures/empty-tray-640.avif" type="image/avif" />
        <img src="/pictures/empty-tray-640.webp" alt="" width={240} height={180} loading="lazy" />
      </picture>
      <p className="data-state-title">{title}</p>
      <p className="data-state-text">{children}</p>
      {action}
    </div>
  );
}

interface ErrorStateProps {
  /** What happened, as a sentence (`errorSentence`). */
  readonly message: string;
  readonly onRetry: () => void;
}

/** Something could not be loaded, and here is the way out. */
export function ErrorState({ message, onRetry }: ErrorStateProps) {
  const box = useFocusLeftBehind<HTMLDivElement>();
  return (
    <div ref={box} className="data-state data-state-error" role="alert">
      <p className="data-state-title">That did not load</p>
      <p className="data-state-text">{message}</p>
      <Button variant="outlined" onClick={onRetry}>
        Retry
      </Button>
    </div>
  );
}

interface LoadingStateProps {
  /** What is loading, for those who cannot see the shapes. */
  readonly label: string;
  /** The shape of what comes: skeletons. */
  readonly children: ReactNode;
}

export function LoadingState({ label, children }: LoadingStateProps) {
  return (
    <div aria-busy="true">
      <p className="visually-hidden" role="status">
        {label}
      </p>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}
