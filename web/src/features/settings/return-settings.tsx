import { numberKinds, type WithdrawalScope } from '@pedalworks/contract';
import { useFormikContext } from 'formik';
import { FormTextField } from '../../ui/form-text-field.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { SettingsGroup } from './settings-group.tsx';
import type { SettingsValues } from './settings-values.ts';

const scopes: readonly (readonly [WithdrawalScope, string])[] = [
  ['off', 'Not offered'],
  ['eu', 'Offered to consumers in the EU'],
  ['all', 'Offered to all consumers'],
];

export function ReturnSettings() {
  const { returnAddress, seller } = useFormikContext<SettingsValues>().values;
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
        helperText={
          returnAddress + seller.address === ''
            ? 'Missing, like the seller’s address: customers have to ask where to send parts.'
            : 'Shown to customers with each return. Leave empty to use the seller’s address.'
        }
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
