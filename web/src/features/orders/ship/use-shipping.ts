import { useState } from 'react';
import { ApiError } from '@pedalworks/contract/errors';
import type { Carrier } from '@pedalworks/contract/carriers';
import type { Order } from '@pedalworks/contract';
import { packingQuestion, whyLeftOut } from './packing-questions.ts';
import { newTracking, trackingOf, useCarriers, type TrackingValues } from './tracking-fields.tsx';
import { pastedNumbers } from './tracking-rows.ts';
import { useMoveOrders } from './use-move-orders.ts';

type ById<T> = Readonly<Record<string, T>>;

export type Shipping = ReturnType<typeof useShipping>;

/** State of shipping several orders: what is typed for each, what is left out, and what the shop has refused. */
export function useShipping(onDone: () => void) {
  const carriers = useCarriers();
  const { mutate, isPending, error, reset } = useMoveOrders();
  const [orders, setOrders] = useState<readonly Order[]>([]);
  const [refusals, setRefusals] = useState<ById<string>>({});
  const { valuesOf, type } = useTyped(carriers);
  const { reasonOf, ...leavingOut } = useLeftOut();
  const rows = orders.filter((order) => reasonOf(order) === '');
  const send = () =>
    mutate(
      {
        items: rows,
        change: { from: 'packed', to: 'shipped', trackingOf: (order) => trackingOf(valuesOf(order)) },
      },
      {
        onSuccess: ({ done, failed }) => {
          setOrders(orders.filter((order) => !done.includes(order)));
          setRefusals(Object.fromEntries(failed.map(({ item, message }) => [item._id, message])));
          if (failed.length === 0) onDone();
        },
        onError: (failure) => setRefusals(issuesByOrder(failure, rows)),
      },
    );
  const open = (selected: readonly Order[]) => {
    reset();
    setRefusals({});
    setOrders(selected);
  };
  const leftOut = orders.filter((order) => reasonOf(order) !== '');
  return {
    ...{ carriers, orders, rows, leftOut, valuesOf, type, refusals, reasonOf, ...leavingOut },
    ...{ open, send, isPending, error },
  };
}

/** Tracking that is typed, by the ids of the orders. */
function useTyped(carriers: readonly Carrier[]) {
  const [typed, setTyped] = useState<ById<TrackingValues>>({});
  return {
    valuesOf: ({ _id }: Order) => typed[_id] ?? newTracking(carriers),
    type: (changes: ReadonlyMap<string, Partial<TrackingValues>>) =>
      setTyped((present) => {
        const changed = [...changes].map(([id, change]) => [
          id,
          { ...(present[id] ?? newTracking(carriers)), ...change },
        ]);
        return { ...present, ...(Object.fromEntries(changed) as ById<TrackingValues>) };
      }),
  };
}

export const leftOutByAdmin = 'Left out by you';

/** Orders that are not shipped: they cannot be, they need attention, or the admin has left them out. */
function useLeftOut() {
  const [choices, setChoices] = useState<ReadonlyMap<string, boolean>>(new Map());
  const choose = (id: string, isShipped: boolean) => setChoices(new Map(choices).set(id, isShipped));
  return {
    /** Empty if it is shipped. */
    reasonOf: (order: Order) => {
      const choice = choices.get(order._id);
      const reason = whyLeftOut(order, 'packed') || (choice === true ? '' : packingQuestion(order));
      return reason === '' && choice === false ? leftOutByAdmin : reason;
    },
    add: ({ _id }: Order) => choose(_id, true),
    remove: ({ _id }: Order) => choose(_id, false),
  };
}

/** Fills rows from pasted text. Returns what had no row; null if the text is left to the field. */
export function pasteInto({ rows, type }: Shipping, text: string, start: number): readonly string[] | null {
  const pasted = pastedNumbers(text, rows, start);
  if (pasted === null) return null;
  type(new Map([...pasted.numbers].map(([id, trackingNumber]) => [id, { trackingNumber }])));
  return pasted.left;
}

/** Errors of single rows of an invalid call, by their orders. */
function issuesByOrder(error: Error, rows: readonly Order[]): ById<string> {
  const issues = error instanceof ApiError ? error.issues : [];
  const found = issues.map(({ path, message }) => {
    const row = rows[Number(/^orders\[(\d+)\]/u.exec(path)?.[1] ?? Number.NaN)];
    return [row?._id ?? '', message];
  });
  return Object.fromEntries(found) as ById<string>;
}
