import Link from '@mui/material/Link';
import { TextField } from '../../../ui/text-field.tsx';
import { setActiveBike, useActiveBike, useBikes } from '../../bike/public/bikes.ts';

/** Name of the active bike, or a choice between several. */
export function BikeField() {
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
      <TextField
        label="Bike"
        value={active?.id ?? ''}
        options={[['', 'None'], ...bikes.map(({ id, name }) => [id, name] as const)]}
        onChange={({ target }) => setActiveBike(target.value === '' ? null : target.value)}
        sx={{ mb: 0.5 }}
      />
      <Link href="/bike" sx={{ py: 1.25 }}>
        Edit my bikes
      </Link>
    </>
  );
}
