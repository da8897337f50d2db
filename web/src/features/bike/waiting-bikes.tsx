import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { maxBikes } from '@pedalworks/contract/numbers';
import type { Bike } from '@pedalworks/contract/fit';
import { freeName, isSameBike, type StoredBikes } from './bike-list.ts';
import { changeStored, useStoredBikes } from './bikes.ts';
import { withBike, withoutBike } from './edit-bikes.ts';
import { firstPress } from '../../ui/first-press.ts';

/** Bikes that exceed the account's limit. They stay until the customer decides. */
export function WaitingBikes() {
  const { bikes, waiting } = useStoredBikes();
  if (waiting.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ mb: 4 }}>
      <AlertTitle>{`The limit is ${String(maxBikes)} bikes. Choose which to keep.`}</AlertTitle>
      These bikes were made in this browser and are not in your account. They are removed when you sign out.
      <Box component="ul" sx={{ display: 'grid', gap: 2, mt: 2 }}>
        {waiting.map((bike) => (
          <WaitingBike key={JSON.stringify(bike)} bike={bike} bikes={bikes} />
        ))}
      </Box>
    </Alert>
  );
}

function WaitingBike({ bike, bikes }: { readonly bike: Bike; readonly bikes: readonly Bike[] }) {
  const hasRoom = bikes.length < maxBikes;
  return (
    <li>
      <Typography variant="subtitle1" component="p" dir="auto" sx={{ mb: 1 }}>
        {bike.name}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {hasRoom ? (
          <Button size="small" onClick={firstPress(() => changeStored((stored) => kept(stored, bike, null)))}>
            Keep
          </Button>
        ) : (
          bikes.map(({ name }) => (
            <Button
              key={name}
              size="small"
              onClick={firstPress(() => changeStored((stored) => kept(stored, bike, name)))}
            >
              {`Keep instead of ${name}`}
            </Button>
          ))
        )}
        <Button
          size="small"
          aria-label={`Discard ${bike.name}`}
          onClick={firstPress(() => changeStored((stored) => withoutWaiting(stored, bike)))}
        >
          Discard
        </Button>
      </Box>
    </li>
  );
}

function kept(stored: StoredBikes, bike: Bike, replaced: string | null): StoredBikes {
  const bikes = replaced === null ? stored.bikes : withoutBike(stored.bikes, replaced);
  const name = freeName(bikes, bike.name);
  return { ...withoutWaiting(stored, bike), bikes: withBike(bikes, { ...bike, name }) };
}

const withoutWaiting = (stored: StoredBikes, removed: Bike): StoredBikes => ({
  ...stored,
  waiting: stored.waiting.filter((bike) => !isSameBike(bike, removed)),
});
