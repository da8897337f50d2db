import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError } from '@pedalworks/contract/errors';
import { getIn, setIn, type FormikProps } from 'formik';

interface Saving<Values> {
  readonly values: Values;
  /** Values that the server has now. */
  readonly present: Values;
}

/**
 * Keeps a form in step with its stored values: untouched fields show a newer version, edited fields keep their text.
 * Saving fails if someone else changed an edited field meanwhile; a retry overwrites that change.
 * For values that only make sense as a whole, such as an address, see `useConflictCheck`.
 */
export function useStoredValues<Values extends object>(stored: Values, paths: readonly string[]) {
  const [initialValues] = useState(stored);
  const form = useRef<FormikProps<Values>>(null);
  const seen = useRef(stored);
  const edited = (values: Values) => {
    const { initialValues: clean = initialValues } = form.current ?? {};
    return paths.filter((path) => getIn(values, path) !== getIn(clean, path));
  };
  const text = JSON.stringify(stored);
  const update = useEffectEvent(() => {
    if (form.current === null || form.current.isSubmitting) return;
    if (JSON.stringify(form.current.initialValues) === text) return;
    const { values, touched, errors, resetForm, setValues } = form.current;
    const kept = edited(values);
    const withKept = (from: Values) =>
      kept.reduce((all, path) => setIn(all, path, getIn(from, path)) as Values, stored);
    seen.current = withKept(seen.current);
    resetForm({ values: stored, touched, errors });
    if (kept.length > 0) void setValues(withKept(values), false);
  });
  useEffect(() => update(), [text]);
  return {
    form: { innerRef: form, initialValues },
    /** Returns the edited paths. Throws if an edited field also changed on the server. */
    changedFields: ({ values, present }: Saving<Values>): readonly string[] => {
      const changed = edited(values);
      const issues = conflictsIn(changed, { values, seen: seen.current, present });
      if (issues.length === 0) return changed;
      seen.current = present;
      throw new ApiError('request/changed', { message: changedElsewhere, issues });
    },
    onSaved: (saved: Values): void => {
      seen.current = saved;
      form.current?.resetForm({ values: saved });
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
