import Box from '@mui/material/Box';
import {
  addressFields,
  addressWords,
  countries,
  postcodeWarning,
  type PostalAddress,
  type AddressFields as Fields,
} from '@pedalworks/contract/address';
import { useFormikContext } from 'formik';
import { Disclosure } from '../../ui/disclosure.tsx';
import { FormTextField } from '../../ui/form-text-field.tsx';

export function AddressFields() {
  const { values } = useFormikContext<PostalAddress>();
  const fields = addressFields(values.country);
  const words = addressWords(values.country);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <CountryField />
      <FormTextField required name="name" label="Name" autoComplete="name" />
      <FormTextField
        required
        multiline
        name="street"
        label={words.street}
        autoComplete="street-address"
        helperText="Put apartment, suite or floor on a separate line."
      />
      <Box sx={inOneRow}>
        {fields.postcode === 'absent' ? null : (
          <FormTextField
            required={fields.postcode === 'required'}
            name="postcode"
            label={words.postcode}
            autoComplete="postal-code"
            helperText={postcodeWarning(values.country, values.postcode)}
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
        {fields.region === 'absent' ? null : <RegionField fields={fields} label={words.region} />}
      </Box>
      <CompanyFields />
    </Box>
  );
}

/** Country field. Clears the region if the new country does not contain it; autofill may set the region first. */
function CountryField() {
  const { values, setValues } = useFormikContext<PostalAddress>();
  return (
    <FormTextField
      required
      name="country"
      label="Country"
      autoComplete="country"
      onChange={({ target: { value: country } }) => {
        const isListed = addressFields(country).regions.some(({ value }) => value === values.region);
        // Sets country and region together; otherwise Formik validates each with the other's previous value.
        void setValues({ ...values, country, region: isListed ? values.region : '' });
      }}
      options={countries().map(({ code, name }) => [code, name])}
    />
  );
}

interface RegionFieldProps {
  readonly fields: Fields;
  readonly label: string;
}

function RegionField({ fields: { region, regions }, label }: RegionFieldProps) {
  const field = {
    required: region === 'required',
    name: 'region',
    label,
    autoComplete: 'address-level1',
  };
  if (regions.length === 0) return <FormTextField {...field} />;
  const named = regions.map(({ value, name }) => [value, name] as const);
  return <FormTextField {...field} options={[['', ''], ...named]} />;
}

export function PurchaseOrderField() {
  return (
    <FormTextField
      name="purchaseOrder"
      label="Purchase order number (optional)"
      helperText="Printed on the invoice."
    />
  );
}

function CompanyFields() {
  const { values, errors } = useFormikContext<PostalAddress>();
  const isUsed = [values.company, values.vatId].some((text) => text !== '');
  const isWrong = [errors.company, errors.vatId].some((text) => text !== undefined);
  return (
    <Disclosure label="Company and VAT ID" isForcedOpen={isUsed || isWrong}>
      <Box sx={{ ...inOneRow, pt: 1 }}>
        <FormTextField name="company" label="Company" autoComplete="organization" />
        <FormTextField name="vatId" label="VAT ID" />
      </Box>
    </Disclosure>
  );
}

const inOneRow = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  alignItems: 'start',
  gap: 2,
};
