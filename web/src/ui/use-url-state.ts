import { useMemo, useState } from 'react';
import { useSearchParams, type NavigateOptions } from 'react-router-dom';
import { readParams, writeParams, type Params } from './url-params.ts';

/**
 * URL parameters of a schema, and a function that changes some of them. Changes are navigations of the router, so that each history
 * entry has its own key and state (docs/decisions/041).
 */
export function useUrlState<Values extends object>(schema: Params<Values>) {
  const [params, setParams] = useSearchParams();
  const values = useMemo(() => readParams(schema, params), [schema, params]);
  const change = (
    changes: Partial<Values> | ((values: Values) => Partial<Values>),
    options?: NavigateOptions,
  ) => {
    // `params` may predate a change that is not rendered yet.
    const current = new URLSearchParams(location.search);
    const before = readParams(schema, current);
    const after = { ...before, ...(typeof changes === 'function' ? changes(before) : changes) };
    // Rendered synchronously, so that the next input event reads the new URL.
    setParams(writeParams(schema, after, current), { preventScrollReset: true, flushSync: true, ...options });
  };
  return [values, change] as const;
}

/** Text of a field, initially `typed`. It follows the parameter when the URL changes after the last input. */
export function useUrlText(name: string, typed?: string) {
  const [params] = useSearchParams();
  const inUrl = params.get(name) ?? '';
  const [state, setState] = useState({ text: typed ?? inUrl, inputAt: inUrl, inUrl });
  if (state.inUrl !== inUrl)
    setState({ text: state.inputAt === inUrl ? state.text : inUrl, inputAt: inUrl, inUrl });
  // The URL may have changed without being rendered yet.
  const currentText = () => new URLSearchParams(location.search).get(name) ?? '';
  return [state.text, (text: string) => setState({ text, inputAt: currentText(), inUrl })] as const;
}
