import { useState } from 'react';
import type { SavedBike } from '@pedalworks/contract/bike-ids';
import type { Bike, BikeInterfaces } from '@pedalworks/contract/fit';
import { bikeWithId } from './bike-list.ts';
import { currentActiveBike, currentStored, readChoice } from './bike-store.ts';
import { saveBikes, setActiveBike, useActiveBike, useBikes } from './public/bikes.ts';
import { emptyBike, withAnswers, withBike, withName, withReplaced } from './edit-bikes.ts';
import { useRemovals } from './use-removals.ts';

export type EditedBike = ReturnType<typeof useEditedBike>;

/** Returns the displayed bike and the actions that change it. Every change is saved. */
export function useEditedBike() {
  const bikes = useBikes();
  const active = useActiveBike();
  const [shownId, select] = useState<string | null>(null);
  const [draftId, setDraftId] = useState(newId);
  const bike = bikeWithId(bikes, shownId ?? '') ?? active ?? bikes[0] ?? emptyBike(bikes, draftId);
  // Keeps the same bike on the screen if another one becomes active, for example in another tab.
  if (shownId !== bike.id) select(bike.id);
  const { remove: removeBike, ...removed } = useRemovals(select);
  const remove = (id: string, replacedBy?: string) => {
    // A bike that is added later must not have the id of a removed one, which can be restored.
    setDraftId(newId());
    removeBike(id, replacedBy);
  };
  const add = (added: Bike) => addBike(added, select);
  return {
    bikes,
    bike,
    isStored: bikeWithId(bikes, bike.id) !== undefined,
    isActive: active?.id === bike.id,
    select,
    setActive: (isActive: boolean) => setActiveBike(isActive ? bike.id : null),
    setAnswers: (answers: BikeInterfaces, rear?: BikeInterfaces) => {
      const isFirst = bikes.length === 0;
      if (saveBikes((all) => withAnswers(all, bike, { answers, rear })) && isFirst) setActiveBike(bike.id);
    },
    rename: (name: string) => saveBikes((all) => withName(all, bike.id, name)),
    replace: (changed: Bike) => saveBikes((all) => withReplaced(all, bike.id, changed)),
    add,
    addEmpty: () => add(emptyBike(bikes, draftId)),
    copy: () => add(bike),
    remove,
    ...removed,
  };
}

/** Adds a bike and selects it. The first one becomes active. */
function addBike(added: Bike, select: (id: string) => void): void {
  const stored: SavedBike = { ...added, id: newId() };
  const isFirst = currentStored().bikes.length === 0;
  if (!saveBikes((all) => withBike(all, stored))) return;
  select(stored.id);
  const isUnset = currentActiveBike() === null && readChoice() === null;
  if (isUnset || isFirst) setActiveBike(stored.id);
}

const newId = () => crypto.randomUUID();
