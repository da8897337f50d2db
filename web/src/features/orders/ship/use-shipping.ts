import { useCallback, useMemo, useRef, useState } from 'react';
import { ApiError } from '@pedalworks/contract/errors';
import type { Carrier } from '@pedalworks/contract/carriers';
import type { Order } from '@pedalworks/contract';
import { packingWarning, exclusionReason } from './packing-checks.ts';
import {
  carrierName,
  emptyTracking,
  readLastCarrier,
  toTracking,
  useCarriers,
  type TrackingValues,
} from './tracking-fields.tsx';
import { parsePastedNumbers } from './tracking-rows.ts';
import { useMoveOrders } from './use-move-orders.tsx';

type ById<T> = Readonly<Record<string, T>>;

export type Shipping = ReturnType<typeof useShipping>;

/** Manages the orders of the ship dialog: their tracking numbers, exclusions and errors. */
export function useShipping() {
  const carriers = useCarriers();
  const { mutate, isPending, error, reset, question } = useMoveOrders();
  const [orders, setOrders] = useState<readonly Order[]>([]);
  const [emailCustomer, setEmailCustomer] = useState(true);
  const onDone = useRef<() => void>(() => undefined);
  const { valuesOf, errors, setErrors, update, readCarrier } = useTrackingValues(carriers);
  const { reasonOf, ...exclusions } = useExclusions();
  const rows = orders.filter((order) => reasonOf(order) === '');
  const send = (close: () => void) =>
    mutate(
      {
        items: rows,
        change: shipmentOf(emailCustomer, valuesOf),
      },
      {
        onSuccess: ({ done, failed }) => {
          setOrders(orders.filter((order) => !done.includes(order)));
          setErrors(Object.fromEntries(failed.map(({ item, message }) => [item._id, message])));
          if (failed.length > 0) return;
          close();
          onDone.current();
        },
        onError: (failure) => setErrors(errorsByOrder(failure, rows)),
      },
    );
  const open = (selected: readonly Order[], whenDone: () => void) => {
    onDone.current = whenDone;
    reset();
    setErrors({});
    readCarrier();
    setEmailCustomer(true);
    setOrders(selected);
  };
  const excluded = orders.filter((order) => reasonOf(order) !== '');
  return {
    ...{ carriers, orders, rows, excluded, valuesOf, update, errors, reasonOf, ...exclusions },
    ...{ open, send, isPending, error, question, emailCustomer, setEmailCustomer },
  };
}

const shipmentOf = (emailCustomer: boolean, valuesOf: (order: Order) => TrackingValues) =>
  ({
    from: 'packed',
    to: 'shipped',
    emailCustomer,
    trackingOf: (order: Order) => toTracking(valuesOf(order)),
  }) as const;

const omit = <T>(values: ById<T>, ids: readonly string[]): ById<T> =>
  Object.fromEntries(Object.entries(values).filter(([id]) => !ids.includes(id)));

function useTrackingValues(carriers: readonly Carrier[]) {
  const [values, setValues] = useState<ById<TrackingValues>>({});
  const [errors, setErrors] = useState<ById<string>>({});
  const [last, setLast] = useState('');
  const initial = useMemo(() => emptyTracking(carriers, last), [carriers, last]);
  /** Changes the tracking of orders, and clears the errors of their last attempt. */
  const update = useCallback(
    (changes: ReadonlyMap<string, Partial<TrackingValues>>) => {
      setErrors((before) => omit(before, [...changes.keys()]));
      setValues((present) => {
        const changed = [...changes].map(([id, change]) => [id, { ...(present[id] ?? initial), ...change }]);
        return { ...present, ...(Object.fromEntries(changed) as ById<TrackingValues>) };
      });
    },
    [initial],
  );
  return {
    ...{ errors, setErrors, update },
    valuesOf: ({ _id }: Order) => values[_id] ?? initial,
    readCarrier: () => setLast(readLastCarrier()),
  };
}

export const removedByAdmin = 'Removed by you';

function useExclusions() {
  const [choices, setChoices] = useState<ReadonlyMap<string, boolean>>(new Map());
  const choose = useCallback(
    ({ _id }: Order, isShipped: boolean) => setChoices((before) => new Map(before).set(_id, isShipped)),
    [],
  );
  return {
    /** Returns the reason why the order is excluded from the shipment; empty if it is included. */
    reasonOf: (order: Order) => {
      const choice = choices.get(order._id);
      const reason = exclusionReason(order, 'packed') || (choice === true ? '' : packingWarning(order));
      return reason === '' && choice === false ? removedByAdmin : reason;
    },
    add: useCallback((order: Order) => choose(order, true), [choose]),
    remove: useCallback((order: Order) => choose(order, false), [choose]),
  };
}

/** Fills in pasted tracking numbers. Returns problems, or null if the browser should paste as usual. */
export function pasteNumbers(
  { rows, update, valuesOf }: Shipping,
  text: string,
  start: number,
): readonly string[] | null {
  const orders = rows.map((order) => ({ ...order, carrier: carrierName(valuesOf(order)) }));
  const pasted = parsePastedNumbers(text, orders, start);
  if (pasted === null) return null;
  update(new Map([...pasted.numbers].map(([id, trackingNumber]) => [id, { trackingNumber }])));
  return pasted.problems;
}

/** Returns the error of the last attempt unless it concerns single rows, which display it themselves. */
export const generalError = ({ error, rows }: Shipping) =>
  error !== null && Object.keys(errorsByOrder(error, rows)).length > 0 ? null : error;

function errorsByOrder(error: Error, rows: readonly Order[]): ById<string> {
  const issues = error instanceof ApiError ? error.issues : [];
  const found = issues.map(({ path, message }) => {
    const row = rows[Number(/^orders\[(\d+)\]/u.exec(path)?.[1] ?? Number.NaN)];
    return [row?._id ?? '', message];
  });
  return Object.fromEntries(found) as ById<string>;
}
