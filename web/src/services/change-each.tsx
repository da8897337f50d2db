import { useMutation } from '@tanstack/react-query';
import { ApiError } from '@pedalworks/contract/errors';
import { BusyButton } from '../ui/busy-button.tsx';
import { errorMessageByField } from './error-message.ts';
import { notify } from './notify.ts';

interface Failure<T> {
  readonly item: T;
  readonly error: unknown;
}

/** Outcome of a bulk change. Items already in the requested state appear in neither list. */
export interface Outcome<T> {
  readonly done: readonly T[];
  readonly failed: readonly Failure<T>[];
}

const concurrency = 3;

/** Statuses that concern one item only: it is gone or stale. */
const aboutOneItem = [404, 409, 412];

/** Changes items, a few at a time. Stops at an outage, a rate limit, or a 401 or 403, which it throws; other errors affect one item. */
export async function changeEach<T>(
  items: readonly T[],
  change: (item: T) => Promise<boolean>,
): Promise<Outcome<T>> {
  const waiting = [...items];
  const done: T[] = [];
  const failed: Failure<T>[] = [];
  const work = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      try {
        if (await change(item)) done.push(item);
      } catch (error) {
        const status = error instanceof ApiError ? error.status : 0;
        if (status === 401 || status === 403) throw error;
        failed.push({ item, error });
        if (!aboutOneItem.includes(status))
          failed.push(...waiting.splice(0).map((item) => ({ item, error })));
      }
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return { done, failed };
}

interface OutcomeWords<T> {
  /** Such as `3 parts are archived`. */
  readonly done: (count: number) => string;
  /** Such as `Failed to archive 2 of 5 parts`. */
  readonly failed: (count: number, asked: number) => string;
  readonly nameOf: (item: T) => string;
}

interface BulkSwitch<T> {
  /** Turns one item on or off; resolves to whether that changed anything. */
  readonly change: (item: T, isOn: boolean) => Promise<boolean>;
  readonly words: (isOn: boolean) => OutcomeWords<T>;
  /** Title of the toast if no item could be changed. */
  readonly failure: string;
  readonly onSettled: () => Promise<unknown>;
}

interface BulkChange<T> {
  readonly items: readonly T[];
  readonly isOn: boolean;
  readonly isUndo?: boolean;
}

/** Turns several items on or off; the toast has an Undo for those that were changed. */
export function useChangeEach<T>({ change, words, failure, onSettled }: BulkSwitch<T>) {
  const { mutate, isPending } = useMutation({
    mutationFn: ({ items, isOn }: BulkChange<T>) => changeEach(items, (item) => change(item, isOn)),
    onSuccess: (outcome, { isOn, isUndo = false }) => {
      const undo = (items: readonly T[]) => mutate({ items, isOn: !isOn, isUndo: true });
      notifyOutcome(outcome, words(isOn), isUndo ? undefined : undo);
    },
    onError: (error) => notify.error(failure, errorMessageByField(error)),
    onSettled,
  });
  return {
    isPending,
    /** Calls `onDone` unless an item could not be changed. */
    changeAll: (change: BulkChange<T>, onDone: () => void) =>
      mutate(change, { onSuccess: ({ failed }) => (failed.length === 0 ? onDone() : undefined) }),
  };
}

const mostNamed = 3;

/** Reports successes and failures in one toast, with Undo. */
function notifyOutcome<T>(
  { done, failed }: Outcome<T>,
  words: OutcomeWords<T>,
  undo?: (done: readonly T[]) => void,
): void {
  const wayBack = undo !== undefined && done.length > 0 && (
    <BusyButton size="small" busy={false} onClick={() => undo(done)}>
      Undo
    </BusyButton>
  );
  if (failed.length === 0) {
    notify.success(words.done(done.length), wayBack || undefined);
    return;
  }
  const named = failed.slice(0, mostNamed).map(({ item, error }, index) => (
    <div key={index}>
      {words.nameOf(item)}: {errorMessageByField(error)}
    </div>
  ));
  notify.error(
    words.failed(failed.length, failed.length + done.length),
    <>
      {named}
      {failed.length > mostNamed && <div>And {failed.length - mostNamed} more.</div>}
      {done.length > 0 && <div>{words.done(done.length)}.</div>}
      {wayBack}
    </>,
  );
}
