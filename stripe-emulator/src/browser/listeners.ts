export type Listener = (event?: unknown) => void;

/** Event listeners by name. Adding a listener twice registers it once, as in Stripe's Elements. */
export class Listeners {
  readonly #byName = new Map<string, Set<Listener>>();

  on(name: string, listener: Listener): void {
    const known = this.#byName.get(name) ?? new Set<Listener>();
    this.#byName.set(name, known.add(listener));
  }

  /** Removes one listener for an event, or all if none is given. */
  off(name: string, listener?: Listener): void {
    if (listener === undefined) this.#byName.delete(name);
    else this.#byName.get(name)?.delete(listener);
  }

  call(name: string, event?: unknown): void {
    for (const listener of [...(this.#byName.get(name) ?? [])]) listener(event);
  }
}
