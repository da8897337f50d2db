import { isBikeAnswer, type Bike } from '@pedalworks/contract/fit';
import { call, callVersioned } from '../../services/api-client.ts';
import { saveChanges } from '../../services/save-changes.ts';
import { currentSession } from '../../services/session.ts';
import { areSameBikes, mergeBikes, withWaiting, type StoredBikes } from './bike-list.ts';
import { readStored, renameActive, writeStored } from './bikes.ts';

let isRunning = false;

/** Merges this browser's bikes with those of the account, and saves the result in both. */
export async function syncBikes(uid: string): Promise<void> {
  if (isRunning) return;
  isRunning = true;
  const before = readStored(uid);
  const saved = await saveToAccount(uid, before).catch(() => null);
  isRunning = false;
  // Signing out removes the bikes from this browser, and they must not return.
  if (currentSession()?.uid !== uid) return;
  const now = readStored(uid);
  if (saved === null) writeStored(uid, { ...now, failedAt: Date.now() });
  else {
    // The customer may have changed the bikes meanwhile.
    const { bikes, waiting, renamed } = mergeBikes({
      base: before.bikes,
      mine: now.bikes,
      theirs: saved.bikes,
    });
    renameActive(uid, { ...saved.renamed, ...renamed });
    const stored = { ...now, bikes, base: saved.bikes, checkedAt: Date.now(), failedAt: 0 };
    writeStored(uid, withWaiting(stored, [...saved.waiting, ...waiting]));
  }
}

async function saveToAccount(uid: string, { base, bikes: mine }: StoredBikes) {
  let merged = mergeBikes({ base, mine, theirs: [] });
  const { bikes } = await saveChanges({
    read: () => callVersioned('getAccount'),
    change: (account) => {
      merged = mergeBikes({ base, mine, theirs: account.bikes });
      return account;
    },
    send: async (account, headers) => {
      if (currentSession()?.uid !== uid) throw new Error('Another account has signed in.');
      if (areSameBikes(merged.bikes, account.bikes)) return account;
      return call('changeAccount', { body: { bikes: merged.bikes.map(withKnownAnswers) }, headers });
    },
  });
  return { ...merged, bikes };
}

/** Removes answers that the table no longer allows, because the server rejects them. */
function withKnownAnswers({ name, interfaces }: Bike): Bike {
  const known = Object.entries(interfaces).filter(([key, answer]) => isBikeAnswer(key, answer));
  return { name, interfaces: Object.fromEntries(known) };
}
