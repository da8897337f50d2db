import type { Bike } from '@pedalworks/contract/fit';

/** Bikes of an order draft: the active bike, and those that lines name. */
export interface OrderBikes {
  readonly bike?: Bike;
  readonly bikes?: Bike[];
}

/**
 * Returns the active bike and the bikes with the given ids for an order draft, without answers that the API would reject.
 * An order never fails because of the bikes: if the code does not load, the order is placed without them.
 */
export async function orderBikes(ids: readonly (string | undefined)[] = []): Promise<OrderBikes> {
  try {
    const { currentActiveBike, currentStored } = await import('./bike-store.ts');
    const bike = currentActiveBike();
    const named = currentStored().bikes.filter(({ id }) => ids.includes(id));
    if (bike === null && named.length === 0) return {};
    const { withKnownAnswers } = await import('@pedalworks/contract/fit');
    return {
      ...(bike !== null && { bike: withKnownAnswers(bike) }),
      ...(named.length > 0 && { bikes: named.map(withKnownAnswers) }),
    };
  } catch {
    return {};
  }
}
