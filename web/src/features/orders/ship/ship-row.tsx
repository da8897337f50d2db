import { memo, useEffect, useRef } from 'react';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { Order, Settings } from '@pedalworks/contract';
import { firstPress } from '../../../ui/first-press.ts';
import { TextField, type TextFieldProps } from '../../../ui/text-field.tsx';
import { unlabelled } from '../../../ui/unlabelled.ts';
import { customerLabel } from '../order-summary.ts';
import { partlyShippedText } from '../public/parcels.ts';
import { carrierOptions, otherCarrier, type TrackingValues } from './tracking-fields.tsx';
import type { Shipping } from './use-shipping.ts';

interface ShipRowProps {
  readonly order: Order;
  readonly values: TrackingValues;
  readonly carriers: Settings['carriers'];
  readonly isFirst: boolean;
  readonly warning: string;
  readonly hasError: boolean;
  readonly update: Shipping['update'];
  readonly remove: Shipping['remove'];
}

/** Row of the ship dialog. Renders only if its own props change, because a key press would otherwise render 100 rows. */
export const ShipRow = memo(({ order, values, carriers, update, remove, ...row }: ShipRowProps) => {
  const { _id: id, number } = order;
  const change = (to: Partial<TrackingValues>) => update(new Map([[id, to]]));
  return (
    <Box component="li" sx={shipRow}>
      <OrderCell order={order} />
      <CarrierSelect
        id={`carrier-${id}`}
        label={`Carrier for ${number}`}
        carriers={carriers}
        value={values.choice}
        onChoose={(choice) => change({ choice })}
        sx={hiddenLabel}
      />
      <TrackingNumberField
        id={numberFieldId(order)}
        label={`Tracking number for ${number}`}
        value={values.trackingNumber}
        onType={(trackingNumber) => change({ trackingNumber })}
        {...row}
      />
      <IconButton aria-label={`Remove ${number}`} onClick={firstPress(() => remove(order))} sx={removeButton}>
        <Close />
      </IconButton>
      {values.choice === otherCarrier ? <OtherCarrier values={values} change={change} /> : null}
    </Box>
  );
});
ShipRow.displayName = 'ShipRow';

export const numberFieldId = ({ _id }: Pick<Order, '_id'>) => `number-${_id}`;

function OrderCell({ order }: Pick<ShipRowProps, 'order'>) {
  const { number, address } = order;
  const partText = partlyShippedText(order);
  return (
    <Box sx={orderCell}>
      <strong>{number}</strong>
      <span>
        <bdi>{customerLabel(order)}</bdi>
        {address === null ? null : (
          <>
            , <bdi>{address.city}</bdi>
          </>
        )}
      </span>
      {partText === '' ? null : <span>{partText}, ships the rest</span>}
    </Box>
  );
}

interface OtherCarrierProps extends Pick<ShipRowProps, 'values'> {
  readonly change: (to: Partial<TrackingValues>) => void;
}

function OtherCarrier({ values: { carrier, trackingUrl }, change }: OtherCarrierProps) {
  return (
    <Box sx={otherCarrierFields}>
      <TextField
        label="Carrier name"
        value={carrier}
        onChange={({ target }) => change({ carrier: target.value })}
      />
      <TextField
        label="Tracking link"
        type="url"
        value={trackingUrl}
        onChange={({ target }) => change({ trackingUrl: target.value })}
      />
    </Box>
  );
}

interface TrackingNumberFieldProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly isFirst: boolean;
  readonly warning: string;
  readonly hasError: boolean;
  readonly onType: (text: string) => void;
}

function TrackingNumberField({ isFirst, warning, hasError, onType, ...field }: TrackingNumberFieldProps) {
  const ref = useRef<HTMLInputElement>(null);
  // Focuses the first field, so that the admin can start scanning barcodes immediately.
  useEffect(() => {
    if (isFirst) ref.current?.focus();
  }, [isFirst]);
  return (
    <TextField
      {...field}
      inputRef={ref}
      autoComplete="off"
      error={hasError}
      helperText={warning === '' ? '' : <Notice text={warning} hasError={hasError} />}
      slotProps={{ htmlInput: { autoCapitalize: 'characters', spellCheck: false, dir: 'auto' } }}
      onChange={({ target }) => onType(target.value)}
      sx={numberField}
    />
  );
}

function Notice({ text, hasError }: { readonly text: string; readonly hasError: boolean }) {
  return (
    <Box component="span" role="status" sx={{ color: hasError ? 'error.main' : 'warning.main' }}>
      {text}
    </Box>
  );
}

/** Select value while rows have different carriers. The leading space keeps it distinct from carrier names. */
const mixed = ' different';

interface CarrierSelectProps extends Pick<TextFieldProps, 'id' | 'label' | 'sx'> {
  readonly carriers: Settings['carriers'];
  readonly value: string | undefined;
  readonly onChoose: (choice: string) => void;
}

export function CarrierSelect({ carriers, value, onChoose, ...field }: CarrierSelectProps) {
  const options = carrierOptions(carriers);
  return (
    <TextField
      {...field}
      value={value ?? mixed}
      options={value === undefined ? [[mixed, 'Different carriers'], ...options] : options}
      onChange={({ target }) => onChoose(target.value)}
    />
  );
}

const hiddenLabel = { ...unlabelled, width: 1 };

export const shipColumns = { borderTop: 1, borderColor: 'divider' } as const;

export const shipRow = {
  display: 'grid',
  gridTemplateColumns: { xs: '8.5rem minmax(0, 1fr) auto', sm: '10rem 10rem minmax(0, 1fr) auto' },
  alignItems: 'start',
  columnGap: 1.5,
  rowGap: 0.5,
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
} as const;

const numberField = { gridColumn: { xs: '2 / -1', sm: 'auto' }, ...hiddenLabel };

const removeButton = { gridArea: { xs: '1 / 3', sm: 'auto' }, mr: { xs: -1, sm: 0 } };

const orderCell = {
  gridArea: { xs: '1 / 1 / auto / 3', sm: 'auto' },
  alignSelf: { xs: 'center', sm: 'start' },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  alignContent: 'center',
  columnGap: 1,
  minHeight: { sm: 48 },
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& > span': { color: 'text.secondary', typography: 'body2' },
};

const otherCarrierFields = {
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: { sm: '1fr 1fr' },
  gap: 1.5,
  pb: 1,
};
