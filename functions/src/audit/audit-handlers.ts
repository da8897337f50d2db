import type { auditEndpoints, AuditEntry } from '@pedalworks/contract';
import type { Handlers } from '../http/handler.ts';
import { mapList } from '../shared/list.ts';
import type { Ports } from '../ports.ts';
import { calendarOf } from '../shared/calendar.ts';
import type { AuditRecord } from '../model/audit.ts';

type AuditPorts = Pick<Ports, 'audit' | 'orders' | 'products' | 'settings'>;

export function auditHandlers(ports: AuditPorts): Handlers<typeof auditEndpoints> {
  return {
    listAuditEntries: async ({ query: { actor, target, action, from, to } }) => {
      const [targets, { timeZone }] = await Promise.all([targetsOf(ports, target), ports.settings.read()]);
      const { span } = calendarOf(timeZone);
      const entries = ports.audit.list({
        actor,
        action,
        ...(targets && { targets }),
        from: from === undefined ? undefined : span(from, from).from,
        to: to === undefined ? undefined : span(to, to).to,
      });
      return mapList(entries, (page) => page.map(toEntry));
    },
  };
}

const maxTargets = 30;
/** Maximum products matched by name. Leaves room in `maxTargets` for four exact matches, such as an email. */
const maxNamed = 26;

/** Returns the audit targets that match an id, user email, order number, or a product's name, part number or slug. */
async function targetsOf(
  { orders, products }: AuditPorts,
  named: string | null | undefined,
): Promise<readonly string[] | undefined> {
  if (!named) return undefined;
  const [orderId, product, { items }] = await Promise.all([
    orders.idOfNumber(named),
    products.find(named),
    products.listAll({ search: named }).page({ limit: maxNamed }),
  ]);
  const ids = [named, named.toLowerCase(), orderId ?? named, product?.id ?? named];
  return [...new Set([...ids, ...items.map(({ id }) => id)])].slice(0, maxTargets);
}

export function toEntry({ id, createdAt, ...event }: AuditRecord): AuditEntry {
  return { _id: id, createdAt: createdAt.toISOString(), ...event };
}
