import { useId } from 'react';
import Checkbox from '@mui/material/Checkbox';
import InputLabel from '@mui/material/InputLabel';
import Link from '@mui/material/Link';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { setActiveBike, useActiveBike, useBikes } from '../../shared/bikes.ts';
import { bikeFacetTitle, BikeInvitation } from './bike-invitation.tsx';
import { Facet } from './facet.tsx';
import { FacetChoice } from './facet-choice.tsx';
import type { FacetCounts } from './filter-catalogue.ts';
import { fitChoices, fitLabels, type FitChoice } from './fit-choices.ts';

interface BikeFacetProps extends Pick<FacetCounts, 'fit'> {
  readonly chosen: readonly FitChoice[];
  readonly onChange: (chosen: readonly FitChoice[]) => void;
}

/** Filters by the verdict for the active bike. Without a bike, invites the visitor to add one. */
export function BikeFacet({ chosen, fit: counts, onChange }: BikeFacetProps) {
  const bikes = useBikes();
  if (bikes.length === 0) return <BikeInvitation />;
  const toggle = (choice: FitChoice) =>
    onChange(chosen.includes(choice) ? chosen.filter((each) => each !== choice) : [...chosen, choice]);
  return (
    <Facet title={bikeFacetTitle}>
      <BikeField />
      {counts === null
        ? null
        : fitChoices.map((choice) => (
            <FacetChoice
              key={choice}
              label={fitLabels[choice]}
              count={counts[choice]}
              control={<Checkbox checked={chosen.includes(choice)} onChange={() => toggle(choice)} />}
            />
          ))}
    </Facet>
  );
}

/** Name of the active bike, or a choice between several. */
function BikeField() {
  const id = useId();
  const bikes = useBikes();
  const active = useActiveBike();
  if (active !== null && bikes.length === 1)
    return (
      <Link href="/bike" dir="auto" sx={{ py: 1.25, overflowWrap: 'anywhere' }}>
        {active.name}
      </Link>
    );
  return (
    <>
      <InputLabel htmlFor={id}>Bike</InputLabel>
      <NativeSelect
        input={<OutlinedInput />}
        value={active?.name ?? ''}
        onChange={({ target }) => setActiveBike(target.value === '' ? null : target.value)}
        inputProps={{ id }}
        sx={{ mb: 0.5 }}
      >
        <option value="">None</option>
        {bikes.map(({ name }) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </NativeSelect>
      <Link href="/bike" sx={{ py: 1.25 }}>
        Edit my bikes
      </Link>
    </>
  );
}
