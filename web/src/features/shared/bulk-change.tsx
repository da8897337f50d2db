import { useMutation } from '@tanstack/react-query';
import { FirstFew } from '../../ui/first-few.tsx';
import { UndoButton } from '../../ui/undo-button.tsx';
import type { Identified } from '../../ui/use-open-row.ts';
import { errorMessageByField } from '../../services/error-message.ts';
import { notify } from '../../services/notify.ts';

/** Response to a bulk change. Items already in the requested state are in neither `changed` nor `refused`. */
interface BulkAnswer {
  readonly changed: readonly (string | Identified)[];
  readonly refused: readonly { readonly id: string; readonly message: string }[];
}

interface BulkOutcome<T> {
  readonly done: readonly T[];
  readonly unchanged: number;
  readonly failed: readonly { readonly item: T; readonly message: string }[];
}

interface OutcomeWords<T> {
  readonly done: (count: number) => string;
  readonly failed: (count: number, total: number) => string;
  readonly nameOf: (item: T) => string;
}

interface BulkChangeOptions<T, Change> {
  /** Changes all items in one request, which completes on the server even if the page is closed. */
  readonly send: (items: readonly T[], change: Change) => Promise<BulkAnswer>;
  readonly words: (change: Change) => OutcomeWords<T>;
  readonly undoOf: (change: Change) => Change | null;
  /** Title of the toast shown if the request fails. Omit it if the caller displays the error. */
  readonly failure?: string | undefined;
  readonly onSettled: () => Promise<unknown>;
}

interface BulkChange<T, Change> {
  readonly items: readonly T[];
  readonly change: Change;
  readonly isUndo?: boolean;
}

/** Changes several orders, products or reviews in one call. The toast names those that failed, and offers Undo. */
export function useBulkChange<T extends Identified, Change>({
  send,
  words,
  undoOf,
  failure,
  onSettled,
}: BulkChangeOptions<T, Change>) {
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async ({ items, change }: BulkChange<T, Change>) =>
      outcomeOf(items, await send(items, change)),
    onSuccess: (outcome, { change, isUndo = false }) => {
      const reverse = isUndo ? null : undoOf(change);
      const undo =
        reverse === null ? undefined : () => mutate({ items: outcome.done, change: reverse, isUndo: true });
      notifyOutcome(outcome, words(change), undo);
    },
    onError: (problem) => {
      if (failure !== undefined) notify.error(failure, errorMessageByField(problem));
    },
    onSettled,
  });
  return {
    ...{ mutate, isPending, error, reset },
    changeAll: (items: readonly T[], change: Change, onDone: () => void) =>
      mutate({ items, change }, { onSuccess: ({ failed }) => (failed.length === 0 ? onDone() : undefined) }),
  };
}

function outcomeOf<T extends Identified>(
  items: readonly T[],
  { changed, refused }: BulkAnswer,
): BulkOutcome<T> {
  const ids = new Set(changed.map((item) => (typeof item === 'string' ? item : item._id)));
  const messages = new Map(refused.map(({ id, message }) => [id, message]));
  const done = items.filter(({ _id }) => ids.has(_id));
  const failed = items.flatMap((item) => {
    const message = messages.get(item._id);
    return message === undefined ? [] : { item, message };
  });
  return { done, failed, unchanged: items.length - done.length - failed.length };
}

function notifyOutcome<T>(outcome: BulkOutcome<T>, words: OutcomeWords<T>, undo?: () => void): void {
  const { done, failed, unchanged } = outcome;
  const undoButton = undo === undefined || done.length === 0 ? null : <UndoButton onPress={undo} />;
  if (failed.length === 0) {
    if (done.length === 0) notify.success('Nothing to change', `${words.done(unchanged)} already.`);
    else if (undoButton === null) notify.success(words.done(done.length));
    else notify.withUndo(words.done(done.length), undoButton);
    return;
  }
  const message = words.failed(failed.length, failed.length + done.length);
  const detail = (
    <>
      <FirstFew items={failed}>
        {({ item, message }) => (
          <>
            <bdi>{words.nameOf(item)}</bdi>: {message}
          </>
        )}
      </FirstFew>
      {done.length > 0 && <div>{words.done(done.length)}.</div>}
      {undoButton}
    </>
  );
  if (undoButton === null) notify.error(message, detail);
  else notify.withUndo(message, detail, 'error');
}
