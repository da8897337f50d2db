import { FormTextField } from '../../ui/form-text-field.tsx';
import { SettingsGroup } from './settings-group.tsx';

export function SafetySettings() {
  return (
    <SettingsGroup
      title="Product safety"
      lead="Shown on the page of every part that has no safety information of its own, as EU law requires for online sales."
    >
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
    </SettingsGroup>
  );
}
