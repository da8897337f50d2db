import { ApiError } from '@pedalworks/contract/errors';
import { getIn } from 'formik';
import { useRef, useState } from 'react';
import type { Versioned } from './api-client.ts';

interface Saving<T, Change> {
  readonly read: () => Promise<Versioned<T>>;
  /** Returns the changes to make to the present version. */
  readonly change: (present: T) => Change;
  readonly send: (body: Change, headers: { readonly 'If-Match': string }) => Promise<T>;
}

/** A proxy that rewrites ETags makes every attempt fail. */
const maxAttempts = 5;

/** Saves changes to the present version, and reads it again if another client saved in between. */
export async function saveChanges<T, Change>({ read, change, send }: Saving<T, Change>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const { body: present, etag } = await read();
    const body = change(present);
    try {
      return await send(body, { 'If-Match': etag });
    } catch (error) {
      const isRetried =
        error instanceof ApiError && error.code === 'request/changed' && attempt < maxAttempts;
      if (!isRetried) throw error;
    }
  }
}

interface Edit<Values> {
  readonly paths: readonly string[];
  readonly values: Values;
  /** Values that are stored now. */
  readonly present: Values;
}

/** Tells which fields of a form the user changed, and which of these have changed elsewhere meanwhile. */
export function useChangedFields<Values extends object>(loaded: Values) {
  const [initial, setInitial] = useState(loaded);
  const seen = useRef(loaded);
  return {
    initial,
    /** Returns the paths of the changed fields. Throws `request/changed` once for fields that have changed elsewhere. */
    changedFields: ({ paths, values, present }: Edit<Values>): readonly string[] => {
      const changed = paths.filter((path) => getIn(values, path) !== getIn(initial, path));
      const issues = conflictsIn(changed, { values, seen: seen.current, present });
      if (issues.length === 0) return changed;
      // Saving again replaces the values that the issues name.
      seen.current = present;
      throw new ApiError('request/changed', { message: changedElsewhere, issues });
    },
    onSaved: (saved: Values): void => {
      seen.current = saved;
      setInitial(saved);
    },
  };
}

const changedElsewhere = 'A field has changed since you opened it. Save again to replace it.';

function conflictsIn(
  paths: readonly string[],
  versions: Readonly<Record<'values' | 'seen' | 'present', object>>,
) {
  const { values, seen, present } = versions;
  return paths
    .filter((path) => ![getIn(seen, path), getIn(values, path)].includes(getIn(present, path)))
    .map((path) => ({
      path,
      message: `Changed to “${String(getIn(present, path))}” since you opened it. Save again to replace it.`,
    }));
}
