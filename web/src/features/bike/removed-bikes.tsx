import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { firstPress, ignoreHeldKey } from '../../ui/first-press.ts';
import { barHeight, clearanceOf } from '../../ui/sticky-bar.ts';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import type { BikeRemoval } from './removals.ts';
import type { Removals } from './use-removals.ts';

interface RemovedBikesProps extends Pick<Removals, 'removals' | 'undo'> {
  readonly label: string;
}

/** Removed bikes, newest first. Each can be restored until the customer leaves the page. */
export function RemovedBikes({ removals, undo, label }: RemovedBikesProps) {
  const keptFocus = useKeptFocus();
  return (
    <Box component="section" aria-label={label} {...keptFocus} tabIndex={-1} sx={section}>
      {removals.map((removal) => (
        <RemovedBike key={removal.bike.id} removal={removal} onUndo={() => undo(removal)} />
      ))}
    </Box>
  );
}

interface RemovedBikeProps {
  readonly removal: BikeRemoval;
  readonly onUndo: () => void;
}

function RemovedBike({ removal: { bike, index }, onUndo }: RemovedBikeProps) {
  const id = `removed-${bike.id}`;
  return (
    <Box sx={row}>
      <Typography id={id} role="status" variant="body2" sx={{ color: 'text.secondary' }}>
        <bdi>{bike.name}</bdi> is {index === null ? 'discarded' : 'removed'}
      </Typography>
      <Button
        ref={focus}
        size="small"
        variant="text"
        aria-describedby={id}
        onKeyDown={ignoreHeldKey}
        onClick={firstPress(onUndo)}
        sx={{ scrollMarginBottom: clearanceOf(barHeight) }}
      >
        Undo
      </Button>
    </Box>
  );
}

const section = { maxWidth: 480, outline: 'none' };

const focus = (button: HTMLElement | null) => button?.focus();

const row = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  overflowWrap: 'anywhere',
};
