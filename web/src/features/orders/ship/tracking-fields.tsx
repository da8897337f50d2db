import Box from '@mui/material/Box';
import { carrierOf, trackingNumberWarning, trackingUrlOf, type Carrier } from '@pedalworks/contract/carriers';
import type { Order, Settings } from '@pedalworks/contract';
import { useFormikContext } from 'formik';
import { object, string } from 'yup';
import { localItems } from '../../../services/browser-storage.ts';
import { useShopSettings } from '../../../services/shop-settings.ts';
import { FormTextField } from '../../../ui/form-text-field.tsx';
import type { Option } from '../../../ui/text-field.tsx';

export interface TrackingValues {
  /** Name of a carrier from the settings, `otherCarrier`, or empty. */
  readonly choice: string;
  readonly trackingNumber: string;
  readonly carrier: string;
  readonly trackingUrl: string;
}

/** Select value for a carrier outside the settings. The leading space keeps it distinct from carrier names. */
export const otherCarrier = ' other';

export const trackingRules = object({
  choice: string().when('trackingNumber', {
    is: (number: unknown) => Boolean(number),
    then: (choice) => choice.required('Choose the carrier'),
  }),
  carrier: string().when(['choice', 'trackingNumber', 'trackingUrl'], {
    is: (choice: unknown, number: unknown, url: unknown) =>
      choice === otherCarrier && (Boolean(number) || Boolean(url)),
    then: (carrier) => carrier.trim().required('Enter the carrier name'),
  }),
});

export function useCarriers(): Settings['carriers'] {
  return useShopSettings().data?.carriers ?? [];
}

/** True while a tracking form must not open, because its initial values depend on the carriers. */
export const useCarriersLoading = (): boolean => useShopSettings().isLoading;

const lastCarrierKey = 'last-carrier';

/** Reads the carrier that this browser used last; empty if there is none. */
export const readLastCarrier = (): string => localItems.read(lastCarrierKey) ?? '';

export function emptyTracking(carriers: readonly Carrier[], last = readLastCarrier()): TrackingValues {
  const choice = carrierOf(carriers, last)?.name ?? '';
  return { choice, trackingNumber: '', carrier: '', trackingUrl: '' };
}

/** Converts stored tracking into form values. Selects Other if the link does not follow the carrier's pattern. */
export function toTrackingValues(tracking: Order['tracking'], carriers: readonly Carrier[]): TrackingValues {
  const { carrier = '', number: trackingNumber = '', url = null } = tracking ?? {};
  const known = carrierOf(carriers, carrier);
  const isUsual = known !== undefined && url === trackingUrlOf(carriers, carrier, trackingNumber);
  if (isUsual) return { choice: known.name, trackingNumber, carrier: '', trackingUrl: '' };
  const isTracked = carrier !== '' || trackingNumber !== '' || url !== null;
  return { choice: isTracked ? otherCarrier : '', trackingNumber, carrier, trackingUrl: url ?? '' };
}

export function toTracking({ choice, trackingNumber, carrier, trackingUrl }: TrackingValues) {
  if (choice === otherCarrier)
    return { carrier, trackingNumber, trackingUrl: completeUrl(trackingUrl.trim()) };
  if (choice !== '') localItems.write(lastCarrierKey, choice);
  return { carrier: choice, trackingNumber, trackingUrl: '' };
}

export const carrierName = ({ choice, carrier }: TrackingValues) =>
  choice === otherCarrier ? carrier : choice;

export function hasTracking({ choice, trackingNumber, trackingUrl }: TrackingValues): boolean {
  return trackingNumber.trim() !== '' || (choice === otherCarrier && trackingUrl.trim() !== '');
}

/** Adds a missing `https://` to a typed URL. */
function completeUrl(typed: string): string {
  const address = typed === '' || typed.includes('://') ? typed : `https://${typed}`;
  return URL.canParse(address) ? new URL(address).href : typed;
}

function Warning({ text }: { readonly text: string }) {
  return (
    <Box component="span" role="status" sx={{ color: 'warning.main' }}>
      {text}
    </Box>
  );
}

export const carrierOptions = (carriers: readonly Carrier[]): readonly Option[] => [
  ['', 'None'],
  ...carriers.map(({ name }) => [name, name] as const),
  [otherCarrier, 'Other'],
];

export function TrackingFields({ carriers }: { readonly carriers: readonly Carrier[] }) {
  const { values } = useFormikContext<TrackingValues>();
  const isOther = values.choice === otherCarrier;
  const warning = trackingNumberWarning(carrierName(values), values.trackingNumber);
  return (
    <>
      <FormTextField name="choice" label="Carrier" options={carrierOptions(carriers)} />
      {isOther ? <FormTextField name="carrier" label="Carrier name" /> : null}
      <FormTextField
        name="trackingNumber"
        label="Tracking number"
        helperText={warning === null ? '' : <Warning text={warning} />}
        slotProps={{ htmlInput: { autoCapitalize: 'characters', spellCheck: false } }}
      />
      {isOther ? <FormTextField name="trackingUrl" label="Tracking link" type="url" /> : null}
    </>
  );
}
