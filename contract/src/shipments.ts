import { boolean, number, object, string, type InferType } from 'yup';
import { listOf } from './fields.ts';

export const shipmentKinds = ['order', 'replacement'] as const;
export type ShipmentKind = (typeof shipmentKinds)[number];

/** Maximum number of shipments of one order, replacements included. */
export const maxShipments = 20;

export const shippedLine = object({
  /** Index of the order's `lines`. */
  line: number().integer().required(),
  quantity: number().integer().required(),
}).required();
export type ShippedLine = InferType<typeof shippedLine>;

/** Parcel of an order. A replacement moves no money and does not change what is left to send. */
export const shipment = object({
  id: string().required(),
  kind: string().oneOf(shipmentKinds).required(),
  lines: listOf(shippedLine),
  carrier: string().defined(),
  trackingNumber: string().defined(),
  trackingUrl: string().nullable().defined(),
  shippedAt: string().required(),
  deliveredAt: string().nullable().defined(),
  /** Time when the parcel came back undelivered. Its parts are to be sent again. */
  returnedAt: string().nullable().defined(),
  /** Present if the units of a replacement were taken from stock. */
  stockTaken: boolean().oneOf([true]).optional(),
}).required();
export type Shipment = InferType<typeof shipment>;
