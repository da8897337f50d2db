import { useState } from 'react';
import type { Bike, BikeInterfaces } from '@pedalworks/contract/fit';
import { maxBikes } from '@pedalworks/contract/numbers';
import { notify } from '../../services/notify.ts';
import { UndoButton } from '../../ui/undo-button.tsx';
import { bikeNamed, freeName, isNamed } from './bike-list.ts';
import { currentActiveBike, currentBikes } from './bike-store.ts';
import { saveBikes, setActiveBike, useActiveBike, useBikes } from './bikes.ts';
import { copyOf, emptyBike, withAnswers, withBike, withChanged, withoutBike } from './edit-bikes.ts';

export type EditedBike = ReturnType<typeof useEditedBike>;

/** Returns the displayed bike and the actions that change it. Every change is saved. */
export function useEditedBike() {
  const bikes = useBikes();
  const active = useActiveBike();
  const [selected, select] = useState<string | null>(null);
  const bike = bikeNamed(bikes, selected) ?? active ?? bikes[0] ?? emptyBike(bikes);
  const add = (added: Bike) => {
    if (!saveBikes((all) => withBike(all, added))) return;
    select(added.name);
    if (currentActiveBike() === null) setActiveBike(added.name);
  };
  const replace = (changed: Bike) => {
    const wasActive = currentActiveBike()?.name === bike.name;
    if (!saveBikes((all) => withChanged(all, bike.name, changed))) return;
    select(changed.name);
    if (wasActive) setActiveBike(changed.name);
  };
  return {
    bikes,
    bike,
    isStored: bikeNamed(bikes, bike.name) !== undefined,
    isActive: active !== null && isNamed(active, bike.name),
    select,
    setActive: (isActive: boolean) => setActiveBike(isActive ? bike.name : null),
    setAnswers: (answers: BikeInterfaces, rear?: BikeInterfaces) => {
      const isFirst = bikes.length === 0;
      if (saveBikes((all) => withAnswers(all, bike.name, { answers, rear })) && isFirst)
        setActiveBike(bike.name);
    },
    rename: (name: string) => replace({ ...bike, name }),
    replace,
    add,
    addEmpty: () => add(emptyBike(bikes)),
    copy: () => add(copyOf(bikes, bike)),
    remove: () => removeWithUndo(bikes, bike, select),
  };
}

function removeWithUndo(bikes: readonly Bike[], bike: Bike, select: (name: string) => void): void {
  const wasActive = currentActiveBike()?.name === bike.name;
  const index = bikes.indexOf(bike);
  if (!saveBikes((all) => withoutBike(all, bike.name))) return;
  if (wasActive) setActiveBike(null);
  const restore = () => {
    const all = currentBikes();
    if (all.length >= maxBikes) {
      notify.withUndo(`${String(maxBikes)} bikes is the limit`, <UndoButton onPress={restore} />, 'error');
      return;
    }
    const name = freeName(all, bike.name);
    if (!saveBikes((now) => withBike(now, { ...bike, name }, index))) return;
    select(name);
    if (wasActive) setActiveBike(name);
    notify.withUndo(`${name} is restored`, '');
  };
  notify.withUndo(`${bike.name} is removed`, <UndoButton onPress={restore} />);
}
