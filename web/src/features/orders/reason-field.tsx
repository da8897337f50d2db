import { requiredText } from '@pedalworks/contract';
import { object } from 'yup';
import { FormTextField } from '../../ui/form-text-field.tsx';

export const reasonRule = object({ reason: requiredText('Reason', 500) });

export function ReasonField() {
  return <FormTextField name="reason" label="Reason" required helperText="Visible to admins only." />;
}
