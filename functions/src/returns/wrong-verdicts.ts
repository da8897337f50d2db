import { judgeOnBike, type ReturnDraft } from '@pedalworks/contract';
import { reportedBikeOf, reportedRules, reportExpiry } from '../fits/new-report.ts';
import type { Caller } from '../model/caller.ts';
import type { NewFitReport } from '../model/fit-reports.ts';
import type { OrderRecord } from '../model/orders.ts';
import type { Ports } from '../ports.ts';
import type { CatalogueSnapshots } from '../products/catalogue-snapshot.ts';

export interface FitSources {
  readonly users: Pick<Ports['users'], 'findAccount'>;
  readonly products: Pick<Ports['products'], 'findAll'>;
  readonly snapshots: CatalogueSnapshots;
}

interface ReturnedOrder {
  readonly order: OrderRecord;
  readonly lines: ReturnDraft['lines'];
  readonly caller: Caller;
}

/** Judging a part on a bike takes milliseconds, so that a long return must not judge all its parts. */
const maxJudged = 5;

/**
 * Returns a report for each part that comes back because it does not fit, although the shop says that it fits the bike:
 * the one that the return names, or that of the order line. Only bikes of the customer's account are known.
 */
export async function wrongVerdicts(
  { users, products, snapshots }: FitSources,
  { order, lines, caller }: ReturnedOrder,
): Promise<readonly NewFitReport[]> {
  const customerUid = order.customerUid ?? (caller.admin ? null : caller.uid);
  const asked = lines.flatMap(({ line, reason, bikeId = order.lines[line]?.bikeId }) => {
    const isWarned = order.fitWarnings.some((warning) => warning.line === line);
    const productId = order.lines[line]?.productId;
    if (reason !== 'does-not-fit' || isWarned || bikeId === undefined || productId === undefined) return [];
    return { bikeId, productId };
  });
  if (asked.length === 0 || customerUid === null) return [];
  const judged = asked.slice(0, maxJudged);
  const [account, parts, { products: catalogue }] = await Promise.all([
    users.findAccount(customerUid),
    products.findAll(judged.map(({ productId }) => productId)),
    snapshots.get(),
  ]);
  return judged.flatMap(({ bikeId, productId }) => {
    const bike = account?.bikes.find(({ id }) => id === bikeId);
    const part = parts.find(({ id }) => id === productId);
    if (bike === undefined || part === undefined) return [];
    const { verdict, rules } = judgeOnBike(part, { bike, catalogue });
    if (verdict !== 'fits') return [];
    return {
      ...{ aId: productId, bId: null, verdict, bike: reportedBikeOf(bike), rules: reportedRules(rules) },
      ...{ note: '', email: null, customerUid, expiresAt: reportExpiry() },
    };
  });
}
