import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { numberKinds, type Settings } from '@pedalworks/contract';
import { useQuery } from '@tanstack/react-query';
import { PageForm } from '../shared/page-form.tsx';
import { FormTextField } from '../../ui/form-text-field.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { SaveBar } from '../../ui/save-bar.tsx';
import { useStoredValues } from '../../ui/use-stored-values.ts';
import { CarrierSettings } from './carrier-settings.tsx';
import { notifyFailure, useSaveSettings } from './queries.ts';
import { settingsQuery } from '../../services/shop-settings.ts';
import { EmailSettings } from './email-settings.tsx';
import { ReturnSettings } from './return-settings.tsx';
import { SafetySettings } from './safety-settings.tsx';
import { SettingSwitch } from './setting-switch.tsx';
import { SettingsGroup } from './settings-group.tsx';
import {
  toSettingsChange,
  settingsPaths,
  settingsRules,
  toFormValues,
  type SettingsValues,
} from './settings-values.ts';
import { TimeZoneField } from './time-zone-field.tsx';

export function SettingsForm() {
  return (
    <QueryState
      query={useQuery(settingsQuery())}
      label="Loading shop settings"
      skeleton={<Skeleton height={960} sx={{ maxWidth: 720 }} />}
    >
      {(settings) => <LoadedForm settings={settings} />}
    </QueryState>
  );
}

function useSettingsForm(settings: Settings) {
  const { mutateAsync } = useSaveSettings(notifyFailure);
  const { form, changedFields, onSaved } = useStoredValues(toFormValues(settings), settingsPaths);
  const send = (values: SettingsValues) =>
    mutateAsync((present) =>
      toSettingsChange(values, changedFields({ values, present: toFormValues(present) })),
    );
  const fieldOf = (path: string) => path.replace(/^shopEmails.*$/u, 'shopEmails');
  return { ...form, send, fieldOf, onSent: (saved: Settings) => onSaved(toFormValues(saved)) };
}

function LoadedForm({ settings }: { readonly settings: Settings }) {
  return (
    <PageForm {...useSettingsForm(settings)} validationSchema={settingsRules} sx={page}>
      {({ isSubmitting }) => (
        <>
          <Box component="fieldset" inert={isSubmitting} sx={fields}>
            <OrderSettings />
            <StockSettings />
            <CarrierSettings />
            <ReturnSettings />
            <SettingsGroup title="Reviews">
              <SettingSwitch
                setting="moderateReviews"
                label="Moderate reviews"
                text="Requires approval for all reviews, except those of customers with a paid order. When off, only guest reviews require approval."
              />
            </SettingsGroup>
            <EmailSettings />
            <SellerSettings />
            <SafetySettings />
            <SettingsGroup title="Time zone">
              <TimeZoneField />
            </SettingsGroup>
          </Box>
          <SaveBar />
        </>
      )}
    </PageForm>
  );
}

function OrderSettings() {
  return (
    <SettingsGroup title="Orders">
      <SettingSwitch
        setting="enforceMinOrder"
        label="Enforce the minimum order"
        text="Rejects orders below a part’s minimum order quantity. When off, the minimum is only displayed."
      />
      <NumberField
        name="holdMinutes"
        label="Hours to pay"
        kind={numberKinds.hours}
        required
        helperText="Unpaid orders are cancelled after this time, and their stock is restored."
      />
      <NumberField
        name="mostPerOrder"
        label="Maximum per part"
        kind={numberKinds.count}
        helperText="The most units of one part per order. Leave empty for no limit."
      />
    </SettingsGroup>
  );
}

function StockSettings() {
  return (
    <SettingsGroup title="Stock">
      <SettingSwitch
        setting="countStock"
        label="Count stock"
        text="Each order reduces the available quantity, also below zero: that many are to be made."
      />
      <SettingSwitch
        setting="enforceStock"
        label="Enforce stock"
        text="Counts stock and rejects orders above the available quantity, except of parts made to order."
      />
      <NumberField
        name="lowStock"
        label="Low stock"
        kind={numberKinds.stock}
        required
        helperText="Parts with this quantity or less count as low stock."
      />
    </SettingsGroup>
  );
}

function SellerSettings() {
  return (
    <SettingsGroup title="Seller">
      <FormTextField name="seller.name" label="Name" required helperText="Printed on invoices." />
      <FormTextField
        name="seller.address"
        label="Address"
        multiline
        minRows={3}
        helperText="As written on an envelope."
      />
      <FormTextField name="seller.vatId" label="VAT ID" helperText="Leave empty to omit it." />
      <NumberField
        name="seller.taxRatePercent"
        label="Tax rate in %"
        kind={numberKinds.taxRate}
        required
        helperText="Included in your prices. Enter 0 to leave tax off invoices. Existing invoices do not change."
      />
    </SettingsGroup>
  );
}

const page = { gap: 4, mt: 4, maxWidth: 720 };

const fields = { display: 'grid', gap: 3, m: 0, p: 0, border: 0, minWidth: 0 };
