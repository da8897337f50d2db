/** How one request is to go wrong. `after` means the work was done all the same. */
export type FaultKind =
  | {
      readonly kind: 'answer';
      readonly status: 409 | 429 | 500 | 503;
      readonly after?: boolean;
      /** Whether the request's idempotency key answers so from now on, as it does when Stripe fails half-way. */
      readonly isKept?: boolean;
    }
  | { readonly kind: 'drop'; readonly after: boolean }
  | { readonly kind: 'hang'; readonly after: boolean }
  | { readonly kind: 'delay'; readonly milliseconds: number };

/** A fault and the requests it meets: the next `times` whose method and path begin like `on`. */
export interface Fault {
  /** For example `POST /v1/payment_intents`; `{id}` stands for any one segment. */
  readonly on: string;
  readonly fault: FaultKind;
  /** How many requests; 1 unless told. */
  readonly times?: number;
}

function matches(pattern: string, request: string): boolean {
  const source = pattern
    .split('{id}')
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`))
    .join('[^/]+');
  return new RegExp(`^${source}$`, 'u').test(request);
}

/** The faults a test has asked for, used up in the order they were asked. */
export class Faults {
  #waiting: (Fault & { left: number })[] = [];

  add(...faults: readonly Fault[]): void {
    this.#waiting.push(...faults.map((fault) => ({ ...fault, left: fault.times ?? 1 })));
  }

  clear(): void {
    this.#waiting = [];
  }

  /** The fault of this request, which is then used up. */
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
