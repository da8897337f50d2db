import { useState } from 'react';
import { useSearchParams, type NavigateOptions } from 'react-router-dom';

/** Parameters to set, by name. Empty ones are removed. */
export type Change = Readonly<Record<string, string>>;

/**
 * The parameters of the address, and a function that changes some of them. Unlike nuqs, it writes through the router, so that a
 * history entry keeps its own key and state.
 */
export function useAddress() {
  const [params, setParams] = useSearchParams();
  const change = (
    to: Change | ((present: URLSearchParams) => URLSearchParams),
    options?: NavigateOptions,
  ) => {
    // `params` may predate a change that is not rendered yet.
    const present = new URLSearchParams(location.search);
    const next = typeof to === 'function' ? to(present) : changed(present, to);
    // Rendered synchronously, so that the next key or press finds what the address says.
    setParams(next, { preventScrollReset: true, flushSync: true, ...options });
  };
  return [params, change] as const;
}

/** A copy of `params`, changed by `to`. */
export function changed(params: URLSearchParams, to: Change): URLSearchParams {
  const values = new URLSearchParams(params);
  for (const [name, value] of Object.entries(to)) values.set(name, value);
  return filled([...values]);
}

/** The parameters that have a value. */
export function filled(params: [name: string, value: string][]): URLSearchParams {
  return new URLSearchParams(params.filter(([, value]) => value !== ''));
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
