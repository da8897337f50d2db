import type { Bike } from '@pedalworks/contract/fit';

/**
 * Returns the active bike for an order draft, without answers that the API would reject. An order never fails because
 * of the bike: if the code does not load, the order is placed without it.
 */
export async function orderBike(): Promise<Bike | undefined> {
  try {
    const { currentActiveBike } = await import('./bike-store.ts');
    const bike = currentActiveBike();
    if (bike === null) return undefined;
    const { withKnownAnswers } = await import('@pedalworks/contract/fit');
    return withKnownAnswers(bike);
  } catch {
    return undefined;
  }
}
