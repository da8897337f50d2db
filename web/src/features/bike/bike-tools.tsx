import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { maxBikes } from '@pedalworks/contract/numbers';
import { BusyButton } from '../../ui/busy-button.tsx';
import { firstPress } from '../../ui/first-press.ts';
import { TextField } from '../../ui/text-field.tsx';
import { nameProblem } from './edit-bikes.ts';
import type { EditedBike } from './use-edited-bike.tsx';

interface ToolsProps {
  readonly edited: EditedBike;
}

export function BikeTools({ edited }: ToolsProps) {
  const { bikes, isStored, copy, remove } = edited;
  if (!isStored) return null;
  const isFull = bikes.length >= maxBikes;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <ActiveSwitch edited={edited} />
      <NameField key={edited.bike.name} edited={edited} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <BusyButton size="small" busy={isFull} onClick={copy}>
          Copy
        </BusyButton>
        <Button size="small" onClick={firstPress(remove)}>
          Remove
        </Button>
      </Box>
      {isFull ? (
        <FormHelperText sx={{ m: 0 }}>
          {`The limit is ${String(maxBikes)} bikes. Remove one to copy or add another.`}
        </FormHelperText>
      ) : null}
    </Box>
  );
}

function ActiveSwitch({ edited: { isActive, setActive } }: ToolsProps) {
  const id = useId();
  return (
    <div>
      <FormControlLabel
        label="Use for Fits my bike"
        labelPlacement="start"
        sx={{ display: 'flex', justifyContent: 'space-between', m: 0 }}
        control={
          <Switch
            checked={isActive}
            onChange={(_event, isOn) => setActive(isOn)}
            slotProps={{ input: { role: 'switch', 'aria-describedby': id } }}
            sx={{ '& .MuiSwitch-input': { left: 0, width: 1 } }}
          />
        }
      />
      <FormHelperText id={id} sx={{ m: 0 }}>
        Part pages, the cart and search then show what fits this bike.
      </FormHelperText>
    </div>
  );
}

function NameField({ edited: { bikes, bike, rename } }: ToolsProps) {
  const [typed, setTyped] = useState(bike.name);
  const name = typed.trim();
  const problem = nameProblem(bikes, bike.name, name);
  const save = () => {
    if (problem === null && name !== bike.name) rename(name);
  };
  return (
    <TextField
      id="bike-name"
      label="Name"
      autoComplete="off"
      value={typed}
      error={problem !== null}
      helperText={problem ?? ''}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={save}
      onKeyDown={({ key }) => {
        if (key === 'Enter') save();
      }}
      slotProps={{ htmlInput: { dir: 'auto' } }}
    />
  );
}
