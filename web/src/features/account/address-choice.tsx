import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { maxAddresses } from '@pedalworks/contract/address-lines';
import { addressLines, type PostalAddress } from '@pedalworks/contract/address';
import type { SavedAddress } from '@pedalworks/contract';
import { Field, useFormikContext, type FieldProps } from 'formik';
import { DisclosureButton } from '../../ui/disclosure.tsx';
import { useDisclosure } from '../../ui/use-disclosure.ts';
import { AddressFields } from './address-fields.tsx';
import { isSameAddress } from './addresses.ts';

interface AddressChoiceProps {
  readonly addresses: readonly SavedAddress[];
  readonly empty: PostalAddress;
}

/** Radio buttons for saved addresses. Finds the selected address by content, because other tabs may edit the list. */
export function AddressChoice({ addresses, empty }: AddressChoiceProps) {
  const { values, setValues, errors } = useFormikContext<PostalAddress>();
  const chosen = addresses.findIndex((saved) => isSameAddress(saved, values));
  const isAnother = chosen === another;
  const hasErrors = Object.keys(errors).some((field) => field in empty);
  const { id, isOpen, setOpen, button } = useDisclosure(isAnother || hasErrors);
  const isFull = addresses.length >= maxAddresses;
  if (addresses.length === 0) return <NewAddress isFull={false} />;
  const choose = (index: number) => {
    const { isDefault: _, ...address } = { isDefault: false, ...(addresses[index] ?? empty) };
    setOpen(false);
    void setValues((before) => ({ ...before, ...address, shouldSaveAddress: false }));
  };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <RadioGroup
        aria-label="Address"
        value={chosen}
        onChange={(_event, index) => choose(Number(index))}
        sx={{ gap: 1 }}
      >
        {addresses.map((address, index) => (
          <AddressRadio key={index} value={index}>
            {addressLines(address).join(', ')}
          </AddressRadio>
        ))}
        <AddressRadio value={another}>Another address</AddressRadio>
      </RadioGroup>
      {isAnother ? null : <DisclosureButton {...button}>Edit for this order</DisclosureButton>}
      <div id={id}>{isOpen ? <NewAddress isFull={isFull} /> : null}</div>
    </Box>
  );
}

const another = -1;

function AddressRadio({ value, children }: { readonly value: number; readonly children: string }) {
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

function NewAddress({ isFull }: { readonly isFull: boolean }) {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <AddressFields />
      {isFull ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {`This address is used for this order only, because you already have ${String(maxAddresses)} saved addresses.`}
        </Typography>
      ) : (
        <Field name="shouldSaveAddress" type="checkbox">
          {({ field }: FieldProps<boolean>) => (
            <Box component="label" sx={{ justifySelf: 'start' }}>
              <Checkbox {...field} checked={field.checked === true} sx={{ ml: -1.25 }} />
              Save this address for the next order
            </Box>
          )}
        </Field>
      )}
    </Box>
  );
}
