import { useState } from 'react';
import { notify } from '../../services/notify.ts';
import { useSession } from '../../services/session.ts';
import { maxBikes } from '@pedalworks/contract/numbers';
import { bikeWithId } from './bike-list.ts';
import { currentActiveBike, currentStored, currentUid, readChoice, writeChoice } from './bike-store.ts';
import { changeStored, useStoredBikes } from './public/bikes.ts';
import { isRestored, orderOf, placed, withRemoval, withoutRemoval, type BikeRemoval } from './removals.ts';

/**
 * Removes bikes, and keeps each removal until unmount, newest first, so that it can be undone. A second removal of the
 * same bike does nothing.
 */
export function useRemovals(select: (id: string) => void) {
  const stored = useStoredBikes();
  const [all, setAll] = useState<readonly BikeRemoval[]>([]);
  const uid = useSession()?.uid ?? null;
  const removals = all.filter((removal) => removal.uid === uid && !isRestored(stored, removal.bike));
  const remove = (id: string, replacedBy?: string) => {
    const { bikes, waiting } = currentStored();
    const bike = bikeWithId(bikes, id);
    const discarded = bikeWithId(waiting, id);
    const removed = bike ?? discarded;
    if (removed === undefined) return;
    const removal: BikeRemoval = {
      uid: currentUid(),
      bike: removed,
      index: bike === undefined ? null : orderOf(bikes, removals).indexOf(id),
      wasActive: currentActiveBike()?.id === id,
      ...(replacedBy !== undefined && { replacedBy }),
    };
    if (!changeStored((now) => withRemoval(now, removal))) return;
    if (removal.wasActive) writeChoice(removal.uid, replacedBy ?? null);
    setAll([removal, ...removals]);
  };
  const undo = (removal: BikeRemoval) => {
    const { uid: owner, bike, wasActive, replacedBy = null } = removal;
    if (owner !== currentUid()) return;
    const choice = readChoice();
    if (!changeStored((now) => withoutRemoval(now, placed(removal, now.bikes, removals)))) return;
    setAll(removals.filter((other) => other !== removal));
    const restored = bikeWithId(currentStored().bikes, bike.id);
    if (restored !== undefined) select(restored.id);
    if (restored !== undefined && wasActive && choice === replacedBy) writeChoice(owner, bike.id);
    notify.success(
      `${restored?.name ?? bike.name} is restored`,
      restored === undefined && `The limit is ${String(maxBikes)} bikes. Choose which to keep.`,
    );
  };
  return { removals, remove, undo };
}

export type Removals = ReturnType<typeof useRemovals>;
