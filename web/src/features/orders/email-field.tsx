import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { Field } from 'formik';

/** Initial value of {@link EmailField}. */
export const emailed = { emailCustomer: true };

/** Checkbox of a form whose act emails the customer about a parcel. */
export function EmailField() {
  return (
    <FormControlLabel
      control={<Field as={Checkbox} type="checkbox" name="emailCustomer" />}
      label={emailLabel}
    />
  );
}

export const emailLabel = 'Email the customer';
