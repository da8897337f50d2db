import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { maxBikes } from '@pedalworks/contract/numbers';
import { useActiveBike } from './public/bikes.ts';
import type { EditedBike } from './use-edited-bike.tsx';
import { firstPress } from '../../ui/first-press.ts';

export function BikeTabs({ edited }: { readonly edited: EditedBike }) {
  const { bikes, bike, select, addEmpty } = edited;
  const active = useActiveBike();
  if (bikes.length === 0) return null;
  return (
    <Box component="nav" aria-label="Bikes" sx={bar}>
      {bikes.map((each) => (
        <Button
          key={each.id}
          variant="text"
          aria-current={each.id === bike.id && 'true'}
          onClick={() => select(each.id)}
          sx={tab}
        >
          <span dir="auto">{each.name}</span>
          {active?.id === each.id ? (
            <Typography component="span" variant="caption" sx={mark}>
              In use
            </Typography>
          ) : null}
        </Button>
      ))}
      {bikes.length < maxBikes ? (
        <Button variant="text" onClick={firstPress(addEmpty)} sx={{ ml: { sm: 'auto' } }}>
          + Add a bike
        </Button>
      ) : null}
    </Box>
  );
}

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  mb: { xs: 2, md: 4 },
  borderBottom: 1,
  borderColor: 'outline',
};

const tab = {
  gap: 1,
  maxWidth: 1,
  borderRadius: 0,
  fontSize: '1.25rem',
  overflowWrap: 'anywhere',
  '&[aria-current="true"]': { boxShadow: 'inset 0 -3px 0 var(--mui-palette-primary-main)' },
};

const mark = {
  flex: 'none',
  px: 0.75,
  border: 1,
  borderColor: 'outline',
  fontFamily: 'fontFamily',
  fontWeight: 600,
};
