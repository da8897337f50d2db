import { useId } from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import NativeSelect from '@mui/material/NativeSelect';
import { firstPress } from '../../ui/first-press.ts';
import { plural } from '@pedalworks/contract/words';
import { useActiveBike, useBikes } from '../bike/public/bikes.ts';
import { bikeOfLine, hasLineBike } from '../bike/public/line-bike.ts';
import type { CartLine } from './public/cart-lines.ts';
import { chooseBike } from './public/cart-steps.ts';

interface LineBikeFieldProps {
  readonly line: CartLine;
  readonly isConflicting: boolean;
}

const none = 'none';

/**
 * Select in a line of text, without the box of a `TextField`.
 * Asks for which of several bikes a conflicting line is. A line with a choice keeps the question, also if the bike is gone.
 */
export function LineBikeField({ line, isConflicting }: LineBikeFieldProps) {
  const id = useId();
  const bikes = useBikes();
  const activeBike = useActiveBike();
  const isAsked = hasLineBike(line) || (isConflicting && bikes.length > 1);
  if (!isAsked || bikes.length === 0) return null;
  const chosen = line.notForMyBike === true ? none : bikeOfLine(line, bikes, activeBike)?.id;
  const value = chosen === none || bikes.some(({ id }) => id === chosen) ? chosen : '';
  const choose = (answer: string) => {
    chooseBike(line, answer === none ? { notForMyBike: true } : { bikeId: answer });
  };
  return (
    <Box sx={field}>
      <label htmlFor={id}>For:</label>
      <NativeSelect
        variant="standard"
        disableUnderline
        value={value}
        inputProps={{ id }}
        onChange={({ target }) => choose(target.value)}
        sx={{ minHeight: 44, maxWidth: '100%' }}
      >
        {value === '' ? (
          <option value="" disabled>
            Choose…
          </option>
        ) : null}
        {bikes.map((bike) => (
          <option key={bike.id} value={bike.id}>
            {bike.name}
          </option>
        ))}
        <option value={none}>{plural(bikes.length, 'Not for my bike')}</option>
      </NativeSelect>
    </Box>
  );
}

interface NotForMyBikeProps {
  readonly line: CartLine;
  readonly onSilence: () => void;
}

/** Says that a line is not for the customer's only bike. */
export function NotForMyBike({ line, onSilence }: NotForMyBikeProps) {
  if (useBikes().length !== 1) return null;
  const silence = () => {
    if (chooseBike(line, { notForMyBike: true })) onSilence();
  };
  return (
    <Link
      component="button"
      type="button"
      onClick={firstPress(silence)}
      sx={{ minHeight: 44, font: 'inherit' }}
    >
      Not for my bike
    </Link>
  );
}

const field = {
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minWidth: 0,
  typography: 'body2',
  color: 'text.secondary',
};
