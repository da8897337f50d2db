export type Listener = (event?: unknown) => void;

/** Listeners by event name; adding one twice calls it once, as Stripe's Elements do. */
export class Listeners {
  readonly #byName = new Map<string, Set<Listener>>();

  on(name: string, listener: Listener): void {
    const known = this.#byName.get(name) ?? new Set<Listener>();
    this.#byName.set(name, known.add(listener));
  }

  /** Without a listener, removes all of that name. */
  off(name: string, listener?: Listener): void {
    if (listener === undefined) this.#byName.delete(name);
    else this.#byName.get(name)?.delete(listener);
  }

  call(name: string, event?: unknown): void {
    for (const listener of [...(this.#byName.get(name) ?? [])]) listener(event);
  }
}
