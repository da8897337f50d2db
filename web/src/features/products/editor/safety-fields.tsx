import Typography from '@mui/material/Typography';
import { FormTextField } from '../../../ui/form-text-field.tsx';

/** Safety information of a part of its own, instead of the shop's. */
export function SafetyFields() {
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Shown on the part’s page. What you leave empty comes from Shop Settings; another manufacturer needs
        its own addresses.
      </Typography>
      <FormTextField name="safety.manufacturer" label="Manufacturer" />
      <FormTextField name="safety.address" label="Postal address" multiline minRows={2} />
      <FormTextField name="safety.contact" label="Email or website" />
      <FormTextField
        name="safety.responsible"
        label="Responsible person in the EU"
        multiline
        minRows={2}
        helperText="Name, postal address, and email or website. Required if the manufacturer is outside the EU."
      />
      <FormTextField name="safety.warnings" label="Warnings" multiline minRows={2} />
    </>
  );
}
