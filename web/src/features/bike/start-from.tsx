import { useState } from 'react';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import type { Bike, FitPart } from '@pedalworks/contract/fit';
import { maxBikes } from '@pedalworks/contract/numbers';
import { useCodeOnDemand } from '../shared/use-code-on-demand.ts';
import { DisclosureButton } from '../../ui/disclosure.tsx';
import { useDisclosure } from '../../ui/use-disclosure.ts';
import { typicalBikes } from './typical-bikes.ts';
import type { EditedBike } from './use-edited-bike.tsx';

interface StartFromProps {
  readonly edited: EditedBike;
  readonly parts: readonly FitPart[];
  /** Parts that the customer bought here, or has in the cart. */
  readonly ownedIds: readonly string[];
}

export function StartFrom({ edited, parts, ownedIds }: StartFromProps) {
  // Keeps the tiles in place after the first answer, so that the questions do not move.
  const [wasEmpty] = useState(isEmpty(edited.bike));
  return (
    <Box component="section" aria-label="Starting points" sx={{ mb: { xs: 1, md: 3 } }}>
      {wasEmpty ? <TypicalBikes edited={edited} /> : null}
      <PartsDisclosure edited={edited} parts={parts} ownedIds={ownedIds} />
    </Box>
  );
}

/** Loads its content on the first click, because it contains a combobox. */
function PartsDisclosure(props: StartFromProps) {
  const { id, isOpen, button } = useDisclosure();
  const [code, fetchCode] = useCodeOnDemand(() => import('./fill-from-parts.tsx'));
  const open = () => {
    button.onClick();
    if (code === null) void fetchCode();
  };
  return (
    <div>
      <DisclosureButton {...button} onClick={open}>
        Use parts I bought here
      </DisclosureButton>
      <div id={id}>{isOpen && code !== null ? <code.FillFromParts {...props} /> : null}</div>
    </div>
  );
}

const isEmpty = ({ interfaces }: Bike) => Object.keys(interfaces).length === 0;

function TypicalBikes({ edited }: Pick<StartFromProps, 'edited'>) {
  const { bike, bikes, isStored, add, replace } = edited;
  const start = ({ name, interfaces }: Bike) => {
    if (isStored && isEmpty(bike)) replace({ name, interfaces });
    else add({ name, interfaces });
  };
  if (bikes.length >= maxBikes && !isEmpty(bike)) return null;
  return (
    <>
      <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
        Start from a typical bike
      </Typography>
      <Box sx={tiles}>
        {typicalBikes.map((typical) => (
          <ButtonBase key={typical.name} onClick={() => start(typical)} sx={tile}>
            <Typography variant="h4" component="span">
              {typical.name}
            </Typography>
            <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
              {typical.about}
            </Typography>
          </ButtonBase>
        ))}
      </Box>
    </>
  );
}

const tiles = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))',
    sm: 'repeat(3, minmax(0, 1fr))',
  },
  gap: 2,
  mb: 1,
};

const tile = {
  display: 'grid',
  alignContent: 'start',
  justifyContent: 'start',
  gap: 0.5,
  p: 2,
  border: 1,
  borderTop: 3,
  borderColor: 'outline',
  borderTopColor: 'text.primary',
  bgcolor: 'background.paper',
  textAlign: 'start',
  '&:hover': { borderColor: 'text.primary', borderTopColor: 'primary.main' },
};
