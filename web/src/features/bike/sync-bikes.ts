import { withKnownAnswers, type Bike } from '@pedalworks/contract/fit';
import { maxBikes } from '@pedalworks/contract/numbers';
import { call, callVersioned } from '../../services/api-client.ts';
import { notify } from '../../services/notify.ts';
import { saveChanges } from '../../services/save-changes.ts';
import { currentSession } from '../../services/session.ts';
import { areSameBikes, isSyncDue, mergeBikes, withWaiting, type StoredBikes } from './bike-list.ts';
import { readStored, renameActive, writeStored } from './bike-store.ts';

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

type Saved = Awaited<ReturnType<typeof saveToAccount>>;

function storeResult(uid: string, before: StoredBikes, saved: Saved | null): void {
  const now = readStored(uid);
  if (saved === null) {
    writeStored(uid, { ...now, failedAt: Date.now() });
    return;
  }
  // The customer may have changed the bikes meanwhile.
  const { bikes, waiting, renamed } = mergeBikes({
    base: before.bikes,
    mine: now.bikes,
    theirs: saved.bikes,
  });
  renameActive(uid, { ...saved.renamed, ...renamed });
  const merged = { ...now, bikes, base: saved.bikes, checkedAt: Date.now(), failedAt: 0 };
  const stored = withWaiting(merged, [...saved.waiting, ...waiting]);
  writeStored(uid, stored);
  const isFirst = before.checkedAt === 0;
  notifyOfChanges(saved.renamed, isFirst ? stored.waiting : stored.waiting.slice(now.waiting.length));
}

function notifyOfChanges(renamed: Saved['renamed'], waiting: readonly Bike[]): void {
  for (const [name, newName] of Object.entries(renamed)) {
    if (newName === null) continue;
    notify.success(
      `Your bike ${name} was renamed ${newName}`,
      `Your account has another bike named ${name}. Compare them under Fits my bike.`,
    );
  }
  if (waiting.length > 0)
    notify.error(
      `The limit is ${String(maxBikes)} bikes`,
      `Not in your account: ${waiting.map(({ name }) => name).join(', ')}. Choose under Fits my bike which to keep.`,
    );
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
