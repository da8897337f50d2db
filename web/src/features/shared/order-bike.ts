import type { Bike } from '@pedalworks/contract/fit';

/**
 * Returns the active bike for an order draft, without answers that the API would reject. An order never fails because
 * of the bike: if the code does not load, the order is placed without it.
 */
export async function orderBike(): Promise<Bike | undefined> {
  try {
    const { currentActiveBike } = await import('./bikes.ts');
    const bike = currentActiveBike();
    if (bike === null) return undefined;
    const { isBikeAnswer } = await import('@pedalworks/contract/fit');
    const answers = Object.entries(bike.interfaces).filter(([key, answer]) => isBikeAnswer(key, answer));
    return { name: bike.name, interfaces: Object.fromEntries(answers) };
  } catch {
    return undefined;
  }
}
