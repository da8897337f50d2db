import { bySeverity, owedReplacements } from '@pedalworks/contract';
import type { OrderRecord } from '../model/orders.ts';

const flag = 'replacement-returned';

/** Flags an order of which a replacement came back undelivered. */
export function flagReplacement(order: OrderRecord): OrderRecord {
  return { ...order, attentions: bySeverity([...order.attentions, flag]) };
}

/** Removes the flag once each replacement that came back was sent again. */
export function settleReplacements(order: OrderRecord): OrderRecord {
  if (order.lines.some((_, line) => owedReplacements(order, line) > 0)) return order;
  return { ...order, attentions: order.attentions.filter((attention) => attention !== flag) };
}
