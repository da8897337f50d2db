import { useCallback, useState } from 'react';
import { ApiError } from '@pedalworks/contract/errors';
import { errorSentence } from './error-sentence.ts';

interface Attempt {
  readonly isBusy: boolean;
  /** Why it failed, as a sentence. */
  readonly failure: string | null;
}

/** The question whether to delete something, and what became of the answer. */
export interface Deletion<Item> extends Attempt {
  /** The item in question; null while nothing is asked. */
  readonly doomed: Item | null;
  readonly ask: (item: Item) => void;
  readonly confirm: () => void;
  readonly cancel: () => void;
}

interface Deleting<Item> {
  readonly remove: (item: Item) => Promise<void>;
  /** Takes it out of what is shown: it is deleted, now or by somebody else before. */
  readonly takeOut: (item: Item) => void;
}

const untried: Attempt = { isBusy: false, failure: null };

/**
 * Asks, deletes, and closes on success or Cancel (spec.md §4); a failure stays open and says why. A question that was
 * cancelled stops no deletion, and the next question may be about another item: how far each is, is kept by item.
 */
export function useDeletion<Item extends { readonly _id: string }>({
  remove,
  takeOut,
}: Deleting<Item>): Deletion<Item> {
  const [doomed, setDoomed] = useState<Item | null>(null);
  const [attempts, setAttempts] = useState<ReadonlyMap<string, Attempt>>(new Map());
  const note = useCallback(({ _id }: Item, attempt: Attempt) => {
    setAttempts((before) => new Map(before).set(_id, attempt));
  }, []);
  const run = async (item: Item) => {
    note(item, { isBusy: true, failure: null });
    try {
      await remove(item);
      takeOut(item);
      setDoomed((current) => (current?._id === item._id ? null : current));
      note(item, untried);
    } catch (error) {
      if (isGone(error)) takeOut(item);
      note(item, { isBusy: false, failure: errorSentence(error) });
    }
  };
  const attempt = (doomed === null ? undefined : attempts.get(doomed._id)) ?? untried;
  return {
    ...attempt,
    doomed,
    ask: setDoomed,
    confirm: () => {
      if (doomed !== null) void run(doomed);
    },
    cancel: () => {
      if (doomed !== null && !attempt.isBusy) note(doomed, untried);
      setDoomed(null);
    },
  };
}

/** Whether the shop no longer has what it was asked to change. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
