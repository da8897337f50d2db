import { useId } from 'react';
import InputLabel from '@mui/material/InputLabel';
import Link from '@mui/material/Link';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { setActiveBike, useActiveBike, useBikes } from '../../bike/public/bikes.ts';

/** Name of the active bike, or a choice between several. */
export function BikeField() {
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
        value={active?.id ?? ''}
        onChange={({ target }) => setActiveBike(target.value === '' ? null : target.value)}
        inputProps={{ id }}
        sx={{ mb: 0.5 }}
      >
        <option value="">None</option>
        {bikes.map(({ id, name }) => (
          <option key={id} value={id}>
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
