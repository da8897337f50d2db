import { useMemo, useState } from 'react';
import { useSearchParams, type NavigateOptions } from 'react-router-dom';
import { readParams, writeParams, type Params } from './address-params.ts';

/**
 * State in the URL: the values of a schema, and a function that changes some of them. It navigates with the router, so that each
 * history entry has its own key and state (docs/decisions/041).
 */
export function useAddress<Values extends object>(schema: Params<Values>) {
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
    // Rendered synchronously, so that the next key or press reads the new address.
    setParams(writeParams(schema, after, current), { preventScrollReset: true, flushSync: true, ...options });
  };
  return [values, change] as const;
}

/** The text of a field: `typed` at first, then the parameter whenever the address changes after the text. */
export function useAddressedText(name: string, typed?: string) {
  const [params] = useSearchParams();
  const addressed = params.get(name) ?? '';
  const [state, setState] = useState({ text: typed ?? addressed, from: addressed, addressed });
  if (state.addressed !== addressed)
    setState({ text: state.from === addressed ? state.text : addressed, from: addressed, addressed });
  // The address may have changed without being rendered yet.
  const from = () => new URLSearchParams(location.search).get(name) ?? '';
  return [state.text, (text: string) => setState({ text, from: from(), addressed })] as const;
}
