/**
 * Lets work of one name run one after the other within this process. Copies of one event that arrive together would
 * otherwise only collide in Firestore, each waiting ever longer before it tries again; what other processes do at the
 * same time, the transaction still sorts out.
 */
export class Turns {
  readonly #last = new Map<string, Promise<unknown>>();

  take<T>(name: string, work: () => Promise<T>): Promise<T> {
    const turn = (this.#last.get(name) ?? Promise.resolve()).then(work, work);
    this.#last.set(name, turn);
    const forget = () => {
      if (this.#last.get(name) === turn) this.#last.delete(name);
    };
    turn.then(forget, forget);
    return turn;
  }
}
