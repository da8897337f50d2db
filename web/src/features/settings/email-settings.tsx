import { FormTextField } from '../../ui/form-text-field.tsx';
import { SettingsGroup } from './settings-group.tsx';

export function EmailSettings() {
  return (
    <SettingsGroup title="Emails to the shop">
      <FormTextField
        name="shopEmails"
        label="Recipients"
        multiline
        minRows={2}
        helperText="Receive emails about new orders, low stock, failed refunds and disputes. One per line, up to 5. Leave empty for the shop’s own address."
      />
    </SettingsGroup>
  );
}
