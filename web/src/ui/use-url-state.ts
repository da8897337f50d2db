import { useMemo, useState } from 'react';
import { useSearchParams, type NavigateOptions } from 'react-router-dom';
import { readParams, writeParams, type Params } from './url-params.ts';

/**
 * Returns the URL parameters of a schema and a function that changes some of them. Each change is a router
 * navigation, so that history entries keep their key and state (docs/decisions/041).
 */
export function useUrlState<Values extends object>(schema: Params<Values>) {
  const [params, setParams] = useSearchParams();
  const values = useMemo(() => readParams(schema, params), [schema, params]);
  const change = (
    changes: Partial<Values> | ((values: Values) => Partial<Values>),
    options?: NavigateOptions,
  ) => {
    // Reads `location`, because `params` may be one change behind.
    const current = new URLSearchParams(location.search);
    const before = readParams(schema, current);
    const after = { ...before, ...(typeof changes === 'function' ? changes(before) : changes) };
    // Renders synchronously, so that the next input event reads the new URL.
    setParams(writeParams(schema, after, current), { preventScrollReset: true, flushSync: true, ...options });
  };
  return [values, change] as const;
}

/** Returns a field's text and its setter. A URL change replaces the text, unless the user typed after the change. */
export function useUrlText(name: string, typed?: string) {
  const [params] = useSearchParams();
  const inUrl = params.get(name) ?? '';
  const [state, setState] = useState({ text: typed ?? inUrl, inputAt: inUrl, inUrl });
  if (state.inUrl !== inUrl)
    setState({ text: state.inputAt === inUrl ? state.text : inUrl, inputAt: inUrl, inUrl });
  // Reads `location`, because React may not have rendered the current URL yet.
  const currentText = () => new URLSearchParams(location.search).get(name) ?? '';
  return [state.text, (text: string) => setState({ text, inputAt: currentText(), inUrl })] as const;
}
