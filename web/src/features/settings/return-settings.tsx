import { numberKinds, type WithdrawalScope } from '@pedalworks/contract';
import { FormTextField } from '../../ui/form-text-field.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { SettingsGroup } from './settings-group.tsx';

const scopes: readonly (readonly [WithdrawalScope, string])[] = [
  ['off', 'Not offered'],
  ['eu', 'Offered to consumers in the EU'],
  ['all', 'Offered to all consumers'],
];

export function ReturnSettings() {
  return (
    <SettingsGroup title="Returns and withdrawal">
      <NumberField
        name="returnDays"
        label="Days to return"
        kind={numberKinds.returnDays}
        required
        helperText="Counted from the delivery. Warranty claims have no limit."
      />
      <FormTextField
        name="returnAddress"
        label="Send returns to"
        multiline
        minRows={3}
        helperText="Shown to customers with each return. Leave empty to use the seller’s address."
      />
      <FormTextField
        name="withdrawal"
        label="Withdrawal from contract"
        options={scopes}
        helperText="Adds “Withdraw from contract” to every page, as EU law requires for sales to consumers."
      />
    </SettingsGroup>
  );
}
