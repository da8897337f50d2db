import { FormTextField } from '../../ui/form-text-field.tsx';

/** Fields of the safety information of a part or of the shop, at `safety` in the form. */
export function SafetyFields() {
  return (
    <>
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
