import type { Bike } from '@pedalworks/contract/fit';

/** Bikes of an order draft: the active bike, and those that lines name. */
export interface OrderBikes {
  readonly bike?: Bike;
  readonly bikes?: readonly Bike[];
}

/**
 * Returns the active bike and the bikes with the given ids for an order draft. An order never fails because of the bikes:
 * if the code does not load, the order is placed without them.
 */
export async function orderBikes(ids: readonly (string | undefined)[] = []): Promise<OrderBikes> {
  try {
    const { currentActiveBike, currentStored } = await import('../bike-store.ts');
    const bike = currentActiveBike();
    const bikes = currentStored().bikes.filter(({ id }) => ids.includes(id));
    return { ...(bike !== null && { bike }), ...(bikes.length > 0 && { bikes }) };
  } catch {
    return {};
  }
}
