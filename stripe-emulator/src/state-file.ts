import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { newState, type State } from './state.ts';

const retryAfterMs = 5000;

/** Keeps the provider's memory in one JSON file, so that a restart of the shop does not forget its payments. */
export class StateFile {
  readonly #path: string;
  readonly #state: State;
  #writing: Promise<void> | undefined;
  #isStale = false;
  #nextTry: NodeJS.Timeout | undefined;

  constructor(path: string, state: State) {
    this.#path = path;
    this.#state = state;
  }

  /** Writes soon; calls made while a write is under way share the next one. What a full disk refuses is tried again. */
  save(): void {
    this.#isStale = true;
    this.#writing ??= this.#writeWhileStale()
      .catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error);
        process.stderr.write(`The payments could not be kept in ${this.#path}: ${reason}\n`);
        clearTimeout(this.#nextTry);
        this.#nextTry = setTimeout(() => {
          this.save();
        }, retryAfterMs).unref();
      })
      .finally(() => {
        this.#writing = undefined;
      });
  }

  /** Resolves when all that was saved is on disk. */
  async settled(): Promise<void> {
    await this.#writing;
  }

  async #writeWhileStale(): Promise<void> {
    await mkdir(dirname(this.#path), { recursive: true });
    while (this.#isStale) {
      this.#isStale = false;
      const entries = Object.entries<ReadonlyMap<string, unknown>>({ ...this.#state }).map(([name, map]) => [
        name,
        [...map],
      ]);
      const beside = `${this.#path}.${String(process.pid)}.tmp`;
      await writeFile(beside, JSON.stringify(Object.fromEntries(entries)), { mode: 0o600 });
      await rename(beside, this.#path);
    }
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/** Only {@link StateFile} writes this file, so its maps hold what `State` says. */
function fill<V>(map: Map<string, V>, entries: readonly (readonly [string, V])[] | undefined): void {
  for (const [id, value] of entries ?? []) map.set(id, value);
}

type Entries<M> = M extends Map<infer K, infer V> ? [K, V][] : never;
type SavedState = { readonly [N in keyof State]?: Entries<State[N]> };

function parse(text: string, path: string): SavedState {
  try {
    return JSON.parse(text) as SavedState;
  } catch (error) {
    throw new Error(`${path} does not hold the payments it should. Delete it to begin without them.`, {
      cause: error,
    });
  }
}

/** The state kept in `path`; an empty one where there is no such file yet. */
export async function readState(path: string): Promise<State> {
  const state = newState();
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    if (isMissing(error)) return state;
    throw error;
  }
  const saved = parse(text, path);
  fill(state.paymentIntents, saved.paymentIntents);
  fill(state.paymentMethods, saved.paymentMethods);
  fill(state.charges, saved.charges);
  fill(state.refunds, saved.refunds);
  fill(state.disputes, saved.disputes);
  fill(state.events, saved.events);
  fill(state.savedAnswers, saved.savedAnswers);
  return state;
}
