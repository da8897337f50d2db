import { ConnectionError, isOfTheLine } from './connection-error.ts';
import { reachShop } from './load-anew.ts';

const patienceMs = 5000;

/**
 * A part of the page's own code, fetched when it is needed.
 * @throws ConnectionError where it does not come. From a shop that can be reached, that is no matter of the line: an update
 * takes away the code of the pages that were open before.
 */
export async function ownCode<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!isOfTheLine(error)) throw error;
    await reachShop(AbortSignal.timeout(patienceMs));
    throw new ConnectionError('incomplete', error);
  }
}
