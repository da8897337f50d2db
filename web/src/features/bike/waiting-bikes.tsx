import type { ReactNode } from 'react';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { SavedBike } from '@pedalworks/contract/bike-ids';
import { maxBikes } from '@pedalworks/contract/numbers';
import { useSession } from '../../services/session.ts';
import { firstPress, ignoreHeldKey } from '../../ui/first-press.ts';
import type { Bikes } from './bike-list.ts';
import { changeStored, useStoredBikes } from './public/bikes.ts';
import { RemovedBikes } from './removed-bikes.tsx';
import { withKept } from './removals.ts';
import type { EditedBike } from './use-edited-bike.tsx';

interface WaitingBikesProps {
  readonly edited: EditedBike;
}

/** Bikes that exceed the limit. They stay until the customer decides. */
export function WaitingBikes({ edited }: WaitingBikesProps) {
  const { waiting } = useStoredBikes();
  const discarded = edited.removals.filter(
    ({ index, replacedBy }) => index === null || replacedBy !== undefined,
  );
  return (
    <>
      {waiting.length === 0 ? null : <WaitingList waiting={waiting} edited={edited} />}
      <RemovedBikes label="Discarded bikes" removals={discarded} undo={edited.undo} />
    </>
  );
}

interface WaitingListProps extends WaitingBikesProps {
  readonly waiting: Bikes;
}

function WaitingList({ waiting, edited }: WaitingListProps) {
  const isSignedIn = useSession() !== null;
  return (
    <Alert severity="warning" sx={{ mb: 4 }}>
      <AlertTitle>{`The limit is ${String(maxBikes)} bikes. Choose which to keep.`}</AlertTitle>
      {isSignedIn
        ? 'These bikes were made in this browser and are not in your account. They are removed when you sign out.'
        : null}
      <Box component="ul" sx={{ display: 'grid', gap: 2, mt: 2 }}>
        {waiting.map((bike) => (
          <WaitingBike key={bike.id} bike={bike} edited={edited} />
        ))}
      </Box>
    </Alert>
  );
}

interface WaitingBikeProps extends WaitingBikesProps {
  readonly bike: SavedBike;
}

function WaitingBike({ bike, edited: { bikes, remove } }: WaitingBikeProps) {
  return (
    <li>
      <Typography variant="subtitle1" component="p" dir="auto" sx={{ mb: 1 }}>
        {bike.name}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {bikes.length < maxBikes ? (
          <ChoiceButton onPress={() => changeStored((stored) => withKept(stored, bike.id))}>
            Keep
          </ChoiceButton>
        ) : (
          bikes.map(({ id, name }) => (
            <ChoiceButton key={id} onPress={() => remove(id, bike.id)}>
              Keep instead of <bdi>{name}</bdi>
            </ChoiceButton>
          ))
        )}
        <ChoiceButton label={`Discard ${bike.name}`} onPress={() => remove(bike.id)}>
          Discard
        </ChoiceButton>
      </Box>
    </li>
  );
}

interface ChoiceButtonProps {
  readonly label?: string;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

const ChoiceButton = ({ label, onPress, children }: ChoiceButtonProps) => (
  <Button size="small" aria-label={label} onKeyDown={ignoreHeldKey} onClick={firstPress(onPress)}>
    <span>{children}</span>
  </Button>
);
