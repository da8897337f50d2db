import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { addressLines, type Address } from '@pedalworks/contract/address';
import type { SavedAddress } from '@pedalworks/contract';
import { Field, useFormikContext, type FieldProps } from 'formik';
import { FoldButton } from '../../ui/fold-button.tsx';
import { AddressFields } from './address-fields.tsx';
import { isSameAddress } from './addresses.ts';

interface AddressChoiceProps {
  /** Those that the account keeps. */
  readonly addresses: readonly SavedAddress[];
  /** What another one begins with. */
  readonly empty: Address;
}

/** Which of the kept addresses the surrounding Formik form is about, or another. */
export function AddressChoice({ addresses, empty }: AddressChoiceProps) {
  const id = useId();
  const { values, setValues, errors } = useFormikContext<Address>();
  const [chosen, setChosen] = useState(() => addresses.findIndex((kept) => isSameAddress(kept, values)));
  const [isChanging, setChanging] = useState(false);
  if (addresses.length === 0) return <NewAddress />;
  const choose = (place: number) => {
    const { isDefault: _, ...address } = { isDefault: false, ...(addresses[place] ?? empty) };
    setChosen(place);
    setChanging(false);
    void setValues((before) => ({ ...before, ...address, isKept: false }));
  };
  const isAnother = chosen === another;
  const isOpen = isAnother || isChanging || Object.keys(errors).some((field) => field in empty);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <RadioGroup
        aria-label="Address"
        value={chosen}
        onChange={(_event, place) => choose(Number(place))}
        sx={{ gap: 1 }}
      >
        {addresses.map((address, place) => (
          // An address has no key but its place.
          <Choice key={place} value={place}>
            {addressLines(address).join(', ')}
          </Choice>
        ))}
        <Choice value={another}>Another address</Choice>
      </RadioGroup>
      {isAnother ? null : (
        <FoldButton isOpen={isOpen} controls={id} onClick={() => setChanging(!isOpen)}>
          Change it for this order
        </FoldButton>
      )}
      <div id={id}>{isOpen ? <NewAddress /> : null}</div>
    </Box>
  );
}

/** The place of the choice that is none of the kept addresses. */
const another = -1;

function Choice({ value, children }: { readonly value: number; readonly children: string }) {
  return (
    <FormControlLabel
      value={value}
      control={<Radio />}
      label={<span dir="auto">{children}</span>}
      sx={{
        alignItems: 'flex-start',
        mr: 0,
        overflowWrap: 'anywhere',
        '& .MuiFormControlLabel-label': { pt: 1.25 },
      }}
    />
  );
}

function NewAddress() {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <AddressFields />
      <Field name="isKept" type="checkbox">
        {({ field }: FieldProps<boolean>) => (
          <Box component="label" sx={{ justifySelf: 'start' }}>
            <Checkbox {...field} checked={field.checked === true} sx={{ ml: -1.25 }} />
            Save this address for the next order
          </Box>
        )}
      </Field>
    </Box>
  );
}
