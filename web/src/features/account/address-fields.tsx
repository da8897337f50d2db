import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import {
  addressFields,
  countries,
  type Address,
  type AddressFields as Fields,
} from '@pedalworks/contract/address';
import { useFormikContext } from 'formik';
import { FoldButton } from '../../ui/fold-button.tsx';
import { FormTextField, type FormTextFieldProps } from '../../ui/form-text-field.tsx';

/** The fields of an address in the surrounding Formik form; the country says which there are. */
export function AddressFields() {
  const { values } = useFormikContext<Address>();
  const fields = addressFields(values.country);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <CountryField />
      <FormTextField required name="name" label="Name" autoComplete="name" />
      <FormTextField
        required
        multiline
        name="street"
        label="Street and number"
        autoComplete="street-address"
        helperText="A floor, a flat or a yard on a line of its own."
      />
      <Box sx={inOneRow}>
        {fields.postcode === 'absent' ? null : (
          <FormTextField
            required={fields.postcode === 'required'}
            name="postcode"
            label="Postcode"
            autoComplete="postal-code"
          />
        )}
        {fields.city === 'absent' ? null : (
          <FormTextField
            required={fields.city === 'required'}
            name="city"
            label="City"
            autoComplete="address-level2"
          />
        )}
        {fields.region === 'absent' ? null : <RegionField fields={fields} />}
      </Box>
      <CompanyFields />
    </Box>
  );
}

/** What is a region of one country is none of another; what autofill has put there before the country stays. */
function CountryField() {
  const { values, setFieldValue } = useFormikContext<Address>();
  return (
    <NativeSelect
      required
      name="country"
      label="Country"
      autoComplete="country"
      onChange={({ target }) => {
        void setFieldValue('country', target.value);
        if (!isRegionOf(target.value, values.region)) void setFieldValue('region', '');
      }}
      choices={countries.map(({ code, name }) => ({ value: code, name }))}
    />
  );
}

function isRegionOf(country: string, region: string): boolean {
  const { regions } = addressFields(country);
  return regions.length === 0 || regions.some(({ value }) => value === region);
}

function RegionField({ fields: { region, regions } }: { readonly fields: Fields }) {
  const field = {
    required: region === 'required',
    name: 'region',
    label: 'Region',
    autoComplete: 'address-level1',
  };
  if (regions.length === 0) return <FormTextField {...field} />;
  return <NativeSelect {...field} choices={[{ value: '', name: '' }, ...regions]} />;
}

interface NativeSelectProps extends FormTextFieldProps {
  readonly choices: readonly { readonly value: string; readonly name: string }[];
}

/** The browser's own, which its autofill knows. */
function NativeSelect({ choices, ...props }: NativeSelectProps) {
  return (
    <FormTextField {...props} select>
      {choices.map(({ value, name }) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </FormTextField>
  );
}

/** Few need them: folded away until they are wanted, or filled in. */
function CompanyFields() {
  const id = useId();
  const { values, errors } = useFormikContext<Address>();
  const [isWanted, setWanted] = useState(false);
  const isUsed = [values.company, values.vatId, values.purchaseOrder].some((text) => text !== '');
  const isWrong = [errors.company, errors.vatId, errors.purchaseOrder].some((text) => text !== undefined);
  const isOpen = isWanted || isUsed || isWrong;
  return (
    <div>
      <FoldButton isOpen={isOpen} controls={id} onClick={() => setWanted(!isOpen)}>
        Company, VAT id, purchase order number
      </FoldButton>
      <Box id={id}>
        {isOpen ? (
          <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
            <FormTextField name="company" label="Company" autoComplete="organization" />
            <Box sx={inOneRow}>
              <FormTextField name="vatId" label="VAT id" />
              <FormTextField name="purchaseOrder" label="Purchase order number" />
            </Box>
          </Box>
        ) : null}
      </Box>
    </div>
  );
}

const inOneRow = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  alignItems: 'start',
  gap: 2,
};
