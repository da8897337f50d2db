import type { OrderReturn } from '@pedalworks/contract';

type Event = OrderReturn['history'][number];

export interface ReturnStep {
  readonly state: OrderReturn['state'];
  /** Null if the return has not reached this state yet. */
  readonly event: Event | null;
}

const mainPath = ['requested', 'approved', 'received', 'closed'] as const;

/** Lists the past and expected steps of a return. Nothing follows a declined or cancelled one. */
export function returnSteps({
  state,
  history,
}: Pick<OrderReturn, 'state' | 'history'>): readonly ReturnStep[] {
  const current = mainPath.findIndex((step) => step === state);
  const expected = current === -1 ? [] : mainPath.slice(current + 1);
  return [
    ...history.map((event) => ({ state: event.state, event })),
    ...expected.map((step) => ({ state: step, event: null })),
  ];
}
