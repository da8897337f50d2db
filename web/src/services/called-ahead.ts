/** A call the page made by itself, in late-scripts.js, while the app was still on its way. */
interface CalledAhead {
  readonly answer: Promise<Response>;
  readonly caller: AbortController;
}

declare global {
  interface Window {
    calledAhead?: Map<string, CalledAhead>;
  }
}

/**
 * Takes over the call of an address that was made ahead of the app; the next one of the same address is made anew.
 * @returns null where there was none, or the line failed it: it is worth another try
 */
export async function takeCalledAhead(address: string, signal?: AbortSignal): Promise<Response | null> {
  const ahead = window.calledAhead?.get(address);
  if (ahead === undefined) return null;
  window.calledAhead?.delete(address);
  signal?.addEventListener('abort', () => {
    ahead.caller.abort();
  });
  return ahead.answer.catch(() => null);
}
