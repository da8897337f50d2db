import { withKnownAnswers } from '@pedalworks/contract/fit-questions';
import { maxBikes } from '@pedalworks/contract/numbers';
import { listed } from '@pedalworks/contract/words';
import { call, callVersioned } from '../../services/api-client.ts';
import { notify } from '../../services/notify.ts';
import { saveChanges } from '../../services/save-changes.ts';
import { currentSession } from '../../services/session.ts';
import {
  areSameBikes,
  isSyncDue,
  parseBikes,
  withWaiting,
  type Bikes,
  type StoredBikes,
} from './bike-list.ts';
import { followMoved, readStored, writeStored } from './bike-store.ts';
import { commonBase, mergeBikes, type MergedBikes } from './merge-bikes.ts';

let isRunning = false;

/** Merges this browser's bikes with those of the account and saves the result in both, in one tab at a time. */
export async function syncBikes(uid: string): Promise<void> {
  if (isRunning) return;
  isRunning = true;
  const sync = async () => {
    const before = readStored(uid);
    const isSignedIn = currentSession()?.uid === uid;
    const saved =
      isSignedIn && isSyncDue(before) ? await saveToAccount(uid, before).catch(() => null) : undefined;
    // Storing the result may start the next run.
    isRunning = false;
    // Signing out removes the bikes from this browser; this must not restore them.
    if (saved !== undefined && currentSession()?.uid === uid) storeResult(uid, before, saved);
  };
  const syncInOneTab = () => ('locks' in navigator ? navigator.locks.request('bikes', sync) : sync());
  await syncInOneTab();
}

interface Saved extends MergedBikes {
  /** Bikes of the account after saving. */
  readonly saved: Bikes;
}

function storeResult(uid: string, before: StoredBikes, result: Saved | null): void {
  const now = readStored(uid);
  if (result === null) {
    writeStored(uid, { ...now, failedAt: Date.now() });
    return;
  }
  const { saved, moved, renamed } = result;
  const follow = (bikes: Bikes) => bikes.map((bike) => ({ ...bike, id: moved.get(bike.id) ?? bike.id }));
  followMoved(uid, moved);
  // The customer may have changed the bikes meanwhile.
  const again = mergeBikes({ base: follow(before.bikes), mine: follow(now.bikes), theirs: saved });
  followMoved(uid, again.moved);
  const stored = withWaiting(
    { ...now, bikes: again.bikes, base: saved, sent: null, checkedAt: Date.now(), failedAt: 0 },
    [...result.waiting, ...again.waiting],
  );
  writeStored(uid, stored);
  const isFirst = before.checkedAt === 0;
  notifyOfChanges(
    [...renamed, ...again.renamed],
    isFirst ? stored.waiting : stored.waiting.slice(now.waiting.length),
  );
}

function notifyOfChanges(renamed: Saved['renamed'], waiting: Bikes): void {
  for (const { from, to } of renamed)
    notify.success(
      `Your bike ${from} was renamed ${to}`,
      `Your account has another bike named ${from}. Compare them under Fits my bike.`,
    );
  if (waiting.length > 0)
    notify.error(
      `The limit is ${String(maxBikes)} bikes`,
      `Not in your account: ${listed(waiting.map(({ name }) => name))}. Choose under Fits my bike which to keep.`,
    );
}

async function saveToAccount(uid: string, stored: StoredBikes): Promise<Saved> {
  const mergeWith = (theirs: Bikes) =>
    mergeBikes({ base: commonBase(stored, theirs), mine: stored.bikes, theirs });
  let merged = mergeWith([]);
  const { bikes } = await saveChanges({
    read: () => callVersioned('getAccount'),
    change: (account) => {
      merged = mergeWith(parseBikes(account.bikes));
      return account;
    },
    send: async (account, headers) => {
      if (currentSession()?.uid !== uid) throw new Error('Another account has signed in.');
      if (areSameBikes(merged.bikes, parseBikes(account.bikes))) return account;
      const sent = merged.bikes.map((bike) => ({ ...withKnownAnswers(bike), id: bike.id }));
      writeStored(uid, { ...readStored(uid), sent });
      return call('changeAccount', { body: { bikes: sent }, headers });
    },
  });
  return { ...merged, saved: parseBikes(bikes) };
}
