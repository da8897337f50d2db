import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { numberKinds, type Settings } from '@pedalworks/contract';
import { useQuery } from '@tanstack/react-query';
import { Form, Formik, type FormikHelpers } from 'formik';
import { fieldErrors } from '../../services/field-errors.ts';
import { useChangedFields } from '../../services/save-changes.ts';
import { UnsavedChanges } from '../shared/unsaved-changes.tsx';
import { FocusFirstError } from '../../ui/focus-first-error.tsx';
import { FormTextField } from '../../ui/form-text-field.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { SaveBar } from '../../ui/save-bar.tsx';
import { SectionCard, type SectionProps } from '../../ui/section.tsx';
import { CarrierSettings } from './carrier-settings.tsx';
import { useSaveSettings } from './queries.ts';
import { settingsQuery } from '../../services/shop-settings.ts';
import { SettingSwitch } from './setting-switch.tsx';
import { changeOf, settingsPaths, settingsRules, valuesOf, type SettingsValues } from './settings-values.ts';
import { TimeZoneField } from './time-zone-field.tsx';

/** Shop settings. Switches save immediately, typed values with Save changes. */
export function SettingsForm() {
  return (
    <QueryState
      query={useQuery(settingsQuery())}
      label="Loading the shop settings"
      skeleton={<Skeleton height={960} sx={{ maxWidth: 720 }} />}
    >
      {(settings) => <LoadedForm settings={settings} />}
    </QueryState>
  );
}

/** Saves the changed settings, unless one of them has changed elsewhere meanwhile. */
function useSaveForm(settings: Settings) {
  const { mutateAsync } = useSaveSettings();
  const { initial, changedFields, onSaved } = useChangedFields(valuesOf(settings));
  const save = async (values: SettingsValues, form: FormikHelpers<SettingsValues>) => {
    const change = (present: Settings) =>
      changeOf(values, changedFields({ paths: settingsPaths, values, present: valuesOf(present) }));
    try {
      const saved = valuesOf(await mutateAsync(change));
      onSaved(saved);
      form.resetForm({ values: saved });
    } catch (error) {
      form.setErrors(fieldErrors<SettingsValues>(error));
    }
  };
  return { initial, save };
}

function LoadedForm({ settings }: { readonly settings: Settings }) {
  const { initial, save } = useSaveForm(settings);
  return (
    <Formik initialValues={initial} validationSchema={settingsRules} onSubmit={save}>
      {({ dirty, isSubmitting }) => (
        <Stack component={Form} noValidate spacing={4} sx={{ maxWidth: 720 }}>
          <UnsavedChanges when={dirty} />
          <FocusFirstError />
          <Box component="fieldset" inert={isSubmitting} sx={fields}>
            <OrderSettings />
            <StockSettings />
            <CarrierSettings />
            <Group title="Reviews">
              <SettingSwitch
                setting="moderateReviews"
                label="Moderate reviews"
                text="Let every review wait for approval, but those of customers with a paid order. Off, only the reviews of guests wait."
              />
            </Group>
            <SellerSettings />
            <Group title="Time zone">
              <TimeZoneField />
            </Group>
          </Box>
          <SaveBar />
        </Stack>
      )}
    </Formik>
  );
}

function OrderSettings() {
  return (
    <Group title="Orders">
      <SettingSwitch
        setting="enforceMinOrder"
        label="Enforce the minimum order"
        text="Refuse an order for fewer than the part's minimum order quantity. Off, the minimum is only shown."
      />
      <NumberField
        name="holdMinutes"
        label="Hours to pay"
        kind={numberKinds.hours}
        required
        helperText="An order that is not paid by then is cancelled, and its stock is for sale again."
      />
      <NumberField
        name="mostPerOrder"
        label="Most of one part"
        kind={numberKinds.count}
        helperText="An order for more of one part is refused. Empty, there is no such limit."
      />
    </Group>
  );
}

function StockSettings() {
  return (
    <Group title="Stock">
      <SettingSwitch
        setting="enforceStock"
        label="Enforce the stock"
        text="Refuse an order for more than is available, and take what is ordered off the available quantity. Off, the quantity is only shown."
      />
      <NumberField
        name="lowStock"
        label="Low stock"
        kind={numberKinds.stock}
        required
        helperText="A part with this many left, or fewer, is about to run out."
      />
    </Group>
  );
}

function SellerSettings() {
  return (
    <Group title="Seller">
      <FormTextField name="seller.name" label="Name" required helperText="Who sells, on invoices." />
      <FormTextField
        name="seller.address"
        label="Address"
        multiline
        minRows={3}
        helperText="As on an envelope"
      />
      <FormTextField name="seller.vatId" label="VAT id" helperText="Leave empty to omit it." />
      <NumberField
        name="seller.taxRatePercent"
        label="Tax rate in %"
        kind={numberKinds.taxRate}
        required
        helperText="Prices contain it; 0 prints no tax. Invoices that are made already stay as they are."
      />
    </Group>
  );
}

function Group({ title, children }: SectionProps) {
  return (
    <SectionCard title={title}>
      <Stack spacing={2.5}>{children}</Stack>
    </SectionCard>
  );
}

const fields = { display: 'grid', gap: 3, m: 0, p: 0, border: 0, minWidth: 0 };
