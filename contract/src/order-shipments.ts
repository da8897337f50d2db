import { array, object, string, type InferType } from 'yup';
import { endpoint } from './endpoint.ts';
import {
  count,
  documentId,
  emailCustomer,
  flag,
  idempotencyKey,
  lineIndex,
  optionalText,
  singleEtag,
  webAddress,
} from './fields.ts';
import { maxOrderLines } from './numbers.ts';
import { orderAttention } from './order-requests.ts';
import { order, orderAttentions, orderId } from './order.ts';
import { shipmentKinds } from './shipments.ts';

/** Units of order lines in a request. `line` is an index of the order's `lines`, each at most once. */
export function lineUnits(label: string) {
  return array(object({ line: lineIndex('line'), quantity: count('quantity') }).required())
    .typeError(`${label} must be a list`)
    .min(1, `${label} must hold at least one part`)
    .max(maxOrderLines, `${label} must hold at most ${String(maxOrderLines)} parts`)
    .test('unique', `${label} must name each line once`, (rows) => {
      // A row that is no object is rejected by the item's own schema.
      const named = (rows ?? []).flatMap((row: { readonly line?: unknown } | null) => row?.line ?? []);
      return new Set(named).size === named.length;
    });
}

const parcel = {
  carrier: optionalText('Carrier', 100),
  trackingNumber: optionalText('Tracking number', 100),
  trackingUrl: webAddress('The link to follow it'),
};

/** New shipment. `lines` defaults to all that is left to send; a replacement requires them. */
export const shipmentDraft = object({
  ...parcel,
  lines: lineUnits('lines').optional(),
  kind: string()
    .strict()
    .oneOf(shipmentKinds, `kind must be one of ${shipmentKinds.join(', ')}`)
    .optional(),
  /** Open attention flags that the client accepts, as in a status move. */
  attentions: array(orderAttention)
    .typeError('attentions must be a list')
    .max(orderAttentions.length, `attentions must hold at most ${String(orderAttentions.length)} flags`)
    .optional(),
  note: optionalText('note', 2000),
  emailCustomer: emailCustomer(),
});
export type ShipmentDraft = InferType<typeof shipmentDraft>;

const onlyTrue = (label: string) => flag(label).oneOf([true], `${label} can only be true`).optional();

/** Change of a shipment: its tracking, with a reason, or what became of the parcel. */
export const shipmentChange = object({
  ...parcel,
  /** Reason for corrected tracking or a parcel that came back. Visible to admins only. */
  reason: optionalText('reason', 500),
  delivered: onlyTrue('delivered'),
  /** True if the parcel came back undelivered. */
  returned: onlyTrue('returned'),
  emailCustomer: emailCustomer(),
});
export type ShipmentChange = InferType<typeof shipmentChange>;

export const shipmentEndpoints = {
  createShipment: endpoint('createShipment', {
    noun: 'orders',
    summary:
      'Sends parts of a packed order as one parcel, by default all that is left to send. The order is shipped once nothing is left. A replacement sends units again that were sent before: it takes stock, and changes neither money nor status. The customer gets an email, unless emailCustomer is false. Repeating a request with the same Idempotency-Key within 24 hours sends nothing again.',
    access: 'admin',
    params: orderId,
    headers: object({ 'Idempotency-Key': idempotencyKey() }),
    body: shipmentDraft,
    status: 201,
    answer: order,
    versioned: true,
    errors: [
      'orders/not-found',
      'orders/move-refused',
      'orders/needs-attention',
      'orders/no-address',
      'orders/too-many-notes',
      'shipments/nothing-to-send',
      'shipments/above-available',
      'shipments/too-many',
      'request/key-reused',
    ],
  }),
  changeShipment: endpoint('changeShipment', {
    noun: 'orders',
    summary:
      'Corrects the tracking of a shipment, with a reason, or records that the parcel was delivered or came back. The parts of a parcel that came back are to be sent again. With emailCustomer false, the customer gets no email. If-Match holds the order’s ETag.',
    access: 'admin',
    params: orderId.concat(object({ shipmentId: documentId('shipmentId') })),
    headers: object({ 'If-Match': singleEtag() }),
    body: shipmentChange,
    status: 200,
    answer: order,
    versioned: true,
    errors: [
      'orders/not-found',
      'orders/move-refused',
      'orders/too-many-notes',
      'shipments/not-found',
      'request/changed',
      'request/version-missing',
    ],
  }),
} as const;
