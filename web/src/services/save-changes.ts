import { ApiError } from '@pedalworks/contract/errors';
import { getIn } from 'formik';
import { useRef, useState } from 'react';
import type { Versioned } from './api-client.ts';

interface SaveOptions<T, Change> {
  readonly read: () => Promise<Versioned<T>>;
  readonly change: (present: T) => Change;
  readonly send: (body: Change, headers: { readonly 'If-Match': string }) => Promise<T>;
}

/** Limits the retries: if a proxy rewrites ETags, every attempt fails. */
const maxAttempts = 5;

/** Reads a resource, applies changes and saves it. Starts again if another client has saved meanwhile. */
export async function saveChanges<T, Change>({ read, change, send }: SaveOptions<T, Change>): Promise<T> {
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
  readonly present: Values;
}

export function useChangedFields<Values extends object>(loaded: Values) {
  const [initial, setInitial] = useState(loaded);
  const seen = useRef(loaded);
  return {
    initial,
    /** Returns the edited paths. Throws if an edited field also changed on the server; a retry overwrites it there. */
    changedFields: ({ paths, values, present }: Edit<Values>): readonly string[] => {
      const changed = paths.filter((path) => getIn(values, path) !== getIn(initial, path));
      const issues = conflictsIn(changed, { values, seen: seen.current, present });
      if (issues.length === 0) return changed;
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
