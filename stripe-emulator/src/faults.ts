/**
 * Fault to inject into a request. With `after`, the request is performed first, and its response is lost or, for
 * `delay`, outdated when it arrives.
 */
export type FaultKind =
  | {
      readonly kind: 'answer';
      readonly status: 409 | 429 | 500 | 503;
      readonly after?: boolean;
      /** True if retries with the same idempotency key get the same error, as if Stripe had failed midway. */
      readonly isKept?: boolean;
    }
  | { readonly kind: 'drop'; readonly after: boolean }
  | { readonly kind: 'hang'; readonly after: boolean }
  | { readonly kind: 'delay'; readonly milliseconds: number; readonly after?: boolean };

/** Fault for the next `times` requests that match `on`. */
interface Fault {
  /** Method and path, such as `POST /v1/payment_intents`; `{id}` matches one path segment. */
  readonly on: string;
  readonly fault: FaultKind;
  /** Number of requests to inject the fault into; 1 by default. */
  readonly times?: number;
}

function matches(pattern: string, request: string): boolean {
  const source = pattern
    .split('{id}')
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`))
    .join('[^/]+');
  return new RegExp(`^${source}$`, 'u').test(request);
}

export class Faults {
  #waiting: (Fault & { left: number })[] = [];

  add(...faults: readonly Fault[]): void {
    this.#waiting.push(...faults.map((fault) => ({ ...fault, left: fault.times ?? 1 })));
  }

  clear(): void {
    this.#waiting = [];
  }

  /** Returns the first fault that matches a request, and counts it as used. */
  take(method: string, path: string): FaultKind | undefined {
    const met = this.#waiting.find(({ on }) => matches(on, `${method} ${path}`));
    if (met === undefined) return undefined;
    met.left -= 1;
    this.#waiting = this.#waiting.filter(({ left }) => left > 0);
    return met.fault;
  }

  get waiting(): readonly Fault[] {
    return this.#waiting;
  }
}
