import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { maxBikes } from '@pedalworks/contract/numbers';
import { BusyButton } from '../../ui/busy-button.tsx';
import { DisclosureButton } from '../../ui/disclosure.tsx';
import { firstPress, ignoreHeldKey } from '../../ui/first-press.ts';
import { SwitchField } from '../../ui/switch-field.tsx';
import { useDisclosure } from '../../ui/use-disclosure.ts';
import { TextField } from '../../ui/text-field.tsx';
import { nameProblem } from './edit-bikes.ts';
import { RemovedBikes } from './removed-bikes.tsx';
import type { EditedBike } from './use-edited-bike.tsx';

interface ToolsProps {
  readonly edited: EditedBike;
}

export function BikeTools({ edited }: ToolsProps) {
  const removed = edited.removals.filter(
    ({ index, replacedBy }) => index !== null && replacedBy === undefined,
  );
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {edited.isStored ? <StoredBikeTools edited={edited} /> : null}
      <RemovedBikes label="Removed bikes" removals={removed} undo={edited.undo} />
    </Box>
  );
}

/** Settings of a bike. Folded on phones. */
function StoredBikeTools({ edited }: ToolsProps) {
  const { bike, bikes } = edited;
  const { id, isOpen, button } = useDisclosure();
  return (
    <div>
      <Box sx={{ display: { md: 'none' } }}>
        <DisclosureButton {...button}>Rename, copy or remove this bike</DisclosureButton>
      </Box>
      <Box id={id} sx={{ display: { xs: isOpen ? 'grid' : 'none', md: 'grid' }, gap: 2 }}>
        <SwitchField
          label="Use for Fits my bike"
          text="Part pages, the cart and search then show what fits this bike."
          isOn={edited.isActive}
          onChange={edited.setActive}
        />
        <NameField key={bike.id} edited={edited} />
        <CopyAndRemove edited={edited} />
        {bikes.length >= maxBikes ? (
          <FormHelperText sx={{ m: 0 }}>
            {`The limit is ${String(maxBikes)} bikes. Remove one to copy or add another.`}
          </FormHelperText>
        ) : null}
      </Box>
    </div>
  );
}

function CopyAndRemove({ edited: { bike, bikes, copy, remove } }: ToolsProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <BusyButton size="small" busy={bikes.length >= maxBikes} onClick={copy}>
        Copy
      </BusyButton>
      <Button
        key={bike.id}
        size="small"
        onKeyDown={ignoreHeldKey}
        onClick={firstPress(() => remove(bike.id))}
      >
        Remove
      </Button>
    </Box>
  );
}

function NameField({ edited: { bikes, bike, rename } }: ToolsProps) {
  /** Null unless the customer is changing the name, so that a new name from another device shows. */
  const [typed, setTyped] = useState<string | null>(null);
  const name = (typed ?? bike.name).trim();
  const problem = typed === null ? null : nameProblem(bikes, bike.id, name);
  const save = () => {
    const isSaved = problem === null && (name === bike.name || rename(name));
    if (isSaved) setTyped(null);
  };
  return (
    <TextField
      label="Name"
      autoComplete="off"
      value={typed ?? bike.name}
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
