import { createHmac } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import type Stripe from 'stripe';
import type { State, StoredEvent } from './state.ts';

/** Webhook endpoint of the shop, and options for delivering events to it. */
export interface WebhookOptions {
  readonly url: string;
  /** Signing secret of the endpoint (`whsec_…`). */
  readonly secret: string;
  /** `send` delivers events immediately; `hold` keeps them until {@link Webhooks.flush}. */
  readonly mode?: 'send' | 'hold';
  /** Number of times that each event is delivered, concurrently. */
  readonly copies?: number;
  /** Delivery order; `as-happened` by default. */
  readonly order?: 'as-happened' | 'reversed';
  /** Delay before each retry. Five retries by default, none if empty. */
  readonly retryDelaysMilliseconds?: readonly number[];
}

/** Response of the shop to an event; status 0 if there was none. */
interface Delivery {
  readonly event: string;
  readonly type: Stripe.Event.Type;
  readonly status: number;
}

const usualRetries = [1000, 5000, 30_000, 120_000, 600_000];

/** Signs a body like Stripe: `t=<unix seconds>,v1=<hmac of "t.body">` (Stripe docs, "Verify webhook signatures"). */
function signatureOf(body: string, secret: string, atSeconds: number): string {
  const digest = createHmac('sha256', secret)
    .update(`${String(atSeconds)}.${body}`)
    .digest('hex');
  return `t=${String(atSeconds)},v1=${digest}`;
}

/** Delivers events to the shop. If all retries of an event fail, the event stays pending. */
export class Webhooks {
  readonly #state: State;
  readonly #isClosed = new AbortController();
  readonly #onChange: () => void;
  readonly #underWay = new Set<Promise<unknown>>();
  readonly #sending = new Set<StoredEvent>();
  /** Events already attempted. {@link notice} skips these events, because a timer retries each failed delivery. */
  readonly #tried = new Set<StoredEvent>();
  #options: WebhookOptions | undefined;
  #isDraining = false;

  constructor(state: State, options: WebhookOptions | undefined, onChange: () => void) {
    this.#state = state;
    this.#options = options;
    this.#onChange = onChange;
    // Each retry that waits has a listener.
    setMaxListeners(0, this.#isClosed.signal);
  }

  /** Merges `changes` into the options. Ignores `changes` if the URL or the signing secret would still be missing. */
  configure(changes: Partial<WebhookOptions>): void {
    const { url, secret } = { ...this.#options, ...changes };
    if (url === undefined || secret === undefined) return;
    this.#options = { ...this.#options, ...changes, url, secret };
    this.notice();
  }

  /** Returns undelivered events, oldest first. */
  pending(): readonly Stripe.Event[] {
    return this.#undelivered().map(({ object }) => object);
  }

  /** Schedules delivery of new events, so that the response to the current request is sent first. */
  notice(): void {
    if (this.#options === undefined || this.#options.mode === 'hold' || this.#isDraining) return;
    this.#isDraining = true;
    setImmediate(() => {
      this.#isDraining = false;
      const news = this.#undelivered().filter((event) => !this.#tried.has(event));
      if (this.#options !== undefined) void this.#track(this.#deliverAll(news, this.#options));
    });
  }

  /** Delivers all pending events, even in `hold` mode, and returns the shop's responses. */
  async flush(changes: Partial<WebhookOptions> = {}): Promise<readonly Delivery[]> {
    if (this.#options === undefined) return [];
    const options = { ...this.#options, retryDelaysMilliseconds: [], ...changes };
    const waiting = this.#undelivered().filter((event) => !this.#sending.has(event));
    return this.#track(this.#deliverAll(waiting, options));
  }

  /** Delivers an event again, even if it was already delivered. */
  async send(eventId: string, copies = 1): Promise<readonly Delivery[]> {
    const event = this.#state.events.get(eventId);
    if (event === undefined || this.#options === undefined) return [];
    return this.#track(this.#deliver(event, { ...this.#options, copies, retryDelaysMilliseconds: [] }));
  }

  /** Discards an undelivered event, as if it had been lost. */
  lose(eventId: string): void {
    const event = this.#state.events.get(eventId);
    if (event !== undefined) event.isDelivered = true;
  }

  /** Resolves when no delivery is in progress. */
  async settled(): Promise<void> {
    while (this.#isDraining || this.#underWay.size > 0) {
      await new Promise(setImmediate);
      await Promise.allSettled(this.#underWay);
    }
  }

  async close(): Promise<void> {
    this.#isClosed.abort();
    await this.settled();
  }

  #undelivered(): StoredEvent[] {
    return [...this.#state.events.values()].filter(({ isDelivered }) => !isDelivered);
  }

  async #deliverAll(events: readonly StoredEvent[], options: WebhookOptions): Promise<readonly Delivery[]> {
    const inOrder = options.order === 'reversed' ? [...events].reverse() : events;
    inOrder.forEach((event) => this.#tried.add(event));
    const deliveries: Delivery[] = [];
    for (const event of inOrder) deliveries.push(...(await this.#deliver(event, options)));
    return deliveries;
  }

  async #deliver(event: StoredEvent, options: WebhookOptions): Promise<readonly Delivery[]> {
    this.#sending.add(event);
    try {
      const deliveries = await this.#post(event, options);
      if (!event.isDelivered) this.#retryLater(event, options);
      return deliveries;
    } finally {
      this.#sending.delete(event);
    }
  }

  #retryLater(event: StoredEvent, options: WebhookOptions): void {
    const [delay, ...later] = options.retryDelaysMilliseconds ?? usualRetries;
    if (delay === undefined || this.#isClosed.signal.aborted) return;
    const timer = setTimeout(() => {
      if (!event.isDelivered)
        void this.#track(this.#deliver(event, { ...options, retryDelaysMilliseconds: later }));
    }, delay);
    timer.unref();
    this.#isClosed.signal.addEventListener('abort', () => {
      clearTimeout(timer);
    });
  }

  async #post(event: StoredEvent, options: WebhookOptions): Promise<readonly Delivery[]> {
    const { id, type } = event.object;
    const body = JSON.stringify(event.object);
    const copies = Array.from({ length: options.copies ?? 1 }, async () => this.#postOnce(body, options));
    const statuses = await Promise.all(copies);
    if (statuses.every((status) => status >= 200 && status < 300)) {
      event.isDelivered = true;
      event.object.pending_webhooks = 0;
      this.#onChange();
    }
    return statuses.map((status) => ({ event: id, type, status }));
  }

  async #postOnce(body: string, { url, secret }: WebhookOptions): Promise<number> {
    const signature = signatureOf(body, secret, Math.floor(Date.now() / 1000));
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
        body,
        signal: AbortSignal.any([this.#isClosed.signal, AbortSignal.timeout(20_000)]),
      });
      await answer.arrayBuffer();
      return answer.status;
    } catch {
      return 0;
    }
  }

  #track<T>(work: Promise<T>): Promise<T> {
    this.#underWay.add(work);
    void work.finally(() => this.#underWay.delete(work)).catch(() => undefined);
    return work;
  }
}
