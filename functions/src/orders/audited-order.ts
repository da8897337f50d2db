import type { OrderRecord } from '../model/orders.ts';

export const auditedOrder = ({ id, number, customerUid }: OrderRecord) => ({
  target: id,
  targetName: number,
  customerUid,
});
