import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { addressLines, type PostalAddress } from '@pedalworks/contract/address';
import type { SavedAddress } from '@pedalworks/contract';
import { Field, useFormikContext, type FieldProps } from 'formik';
import { DisclosureButton } from '../../ui/disclosure.tsx';
import { useDisclosure } from '../../ui/use-disclosure.ts';
import { AddressFields } from './address-fields.tsx';
import { isSameAddress, maxAddresses } from './addresses.ts';

interface AddressChoiceProps {
  readonly addresses: readonly SavedAddress[];
  /** Initial values of a new address. */
  readonly empty: PostalAddress;
}

/** Picks or edits a saved address in the surrounding Formik form. Its values decide which one is checked: the list may change elsewhere. */
export function AddressChoice({ addresses, empty }: AddressChoiceProps) {
  const { values, setValues, errors } = useFormikContext<PostalAddress>();
  const chosen = addresses.findIndex((kept) => isSameAddress(kept, values));
  const isAnother = chosen === another;
  const hasErrors = Object.keys(errors).some((field) => field in empty);
  const { id, isOpen, setOpen, button } = useDisclosure(isAnother || hasErrors);
  const isFull = addresses.length >= maxAddresses;
  if (addresses.length === 0) return <NewAddress isFull={false} />;
  const choose = (place: number) => {
    const { isDefault: _, ...address } = { isDefault: false, ...(addresses[place] ?? empty) };
    setOpen(false);
    void setValues((before) => ({ ...before, ...address, isKept: false }));
  };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <RadioGroup
        aria-label="Address"
        value={chosen}
        onChange={(_event, place) => choose(Number(place))}
        sx={{ gap: 1 }}
      >
        {addresses.map((address, place) => (
          <Choice key={place} value={place}>
            {addressLines(address).join(', ')}
          </Choice>
        ))}
        <Choice value={another}>Another address</Choice>
      </RadioGroup>
      {isAnother ? null : <DisclosureButton {...button}>Change it for this order</DisclosureButton>}
      <div id={id}>{isOpen ? <NewAddress isFull={isFull} /> : null}</div>
    </Box>
  );
}

/** Index of an address that is not saved, as `findIndex` returns it. */
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

function NewAddress({ isFull }: { readonly isFull: boolean }) {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <AddressFields />
      {isFull ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {`This address is used for this order only. You have ${String(maxAddresses)} saved addresses, the most there can be.`}
        </Typography>
      ) : (
        <Field name="isKept" type="checkbox">
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
