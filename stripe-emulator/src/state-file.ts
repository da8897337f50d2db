import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { stateOf, type SavedState, type State } from './state.ts';

const retryAfterMs = 5000;

/** Keeps the provider's state in a JSON file across restarts. */
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

  /** Schedules a write. Calls during a write share the next write. A failed write is retried. */
  save(): void {
    this.#isStale = true;
    this.#writing ??= this.#writeWhileStale()
      .catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error);
        process.stderr.write(`The payments could not be saved in ${this.#path}: ${reason}\n`);
        clearTimeout(this.#nextTry);
        this.#nextTry = setTimeout(() => {
          this.save();
        }, retryAfterMs).unref();
      })
      .finally(() => {
        this.#writing = undefined;
      });
  }

  /** Resolves once the current write has completed or failed. */
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

/**
 * Reads the state from `path`; returns an empty state if the file does not exist.
 * @throws Error that names the file if it is damaged
 */
export async function readState(path: string): Promise<State> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '{}';
    throw error;
  });
  try {
    return stateOf(JSON.parse(text) as SavedState);
  } catch (error) {
    throw new Error(`${path} does not hold the payments it should. Delete it to begin without them.`, {
      cause: error,
    });
  }
}
