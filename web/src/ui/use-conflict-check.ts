import { useRef } from 'react';
import { ApiError } from '@pedalworks/contract/errors';

interface Versions<T> {
  readonly noun: string;
  readonly present: T;
  /** Values that the user has seen or typed. */
  readonly known: readonly T[];
  /** Present value, as the error shows it. */
  readonly text: string;
}

/** Returns an error if the user does not know the present value: someone else has changed it. */
export function conflictOf<T extends object | null>(versions: Versions<T>): ApiError | null {
  const { noun, present, known, text } = versions;
  if (known.some((value) => sorted(value) === sorted(present))) return null;
  const message = `The ${noun} has changed since you opened it. It is now: ${text}. Save again to replace it.`;
  return new ApiError('request/changed', { message });
}

const sorted = (value: object | null) => JSON.stringify(Object.entries(value ?? {}).sort());

/**
 * Lets a form replace only a value that the user has seen. The first attempt after a conflict passes.
 * The value is compared and replaced as a whole, because fields of two addresses or two parcels must not mix;
 * `useStoredValues` compares and saves field by field.
 */
export function useConflictCheck<T>(
  displayed: T,
  findConflict: (present: T, known: readonly T[]) => ApiError | null,
) {
  const seen = useRef(displayed);
  return {
    /** Throws if someone else has changed the value. */
    check: (present: T, ...typed: readonly T[]): void => {
      const conflict = findConflict(present, [seen.current, ...typed]);
      seen.current = present;
      if (conflict !== null) throw conflict;
    },
    restart: (): void => {
      seen.current = displayed;
    },
  };
}
