import { ApiError, type ReturnDraft, type returnEndpoints } from '@pedalworks/contract';
import type { Handler } from '../http/handler.ts';
import { newReturnMailToShop, returnMail } from '../mails/return-mails.ts';
import type { Caller } from '../model/caller.ts';
import type { NewFitReport } from '../model/fit-reports.ts';
import type { OrderRecord } from '../model/orders.ts';
import type { ReturnRecord } from '../model/returns.ts';
import { auditedOrder } from '../orders/audited-order.ts';
import type { Pictures } from '../orders/order-answer.ts';
import { ownOrder } from '../orders/order-owner.ts';
import { withRefundedUnits } from '../orders/shipping-status.ts';
import type { Ports, ShopTransaction } from '../ports.ts';
import type { CatalogueSnapshots } from '../products/catalogue-snapshot.ts';
import { idempotentRequest, type IdempotentRequest } from '../shared/idempotency.ts';
import { openReturn, requireInTime } from './open-return.ts';
import { wrongVerdicts } from './wrong-verdicts.ts';
import { returnAnswers, type ReturnPorts } from './return-answer.ts';

export function createReturn(
  ports: ReturnPorts & Pick<Ports, 'users' | 'products'>,
  pictures: Pictures,
  snapshots: CatalogueSnapshots,
): Handler<typeof returnEndpoints.createReturn> {
  const toAnswers = returnAnswers(ports, pictures);
  return async ({ params: { id: orderId }, headers, body, caller, signal }) => {
    const order = await ownOrder(ports.orders, orderId, caller);
    if (body.kind === 'withdrawal' && !caller.admin) throw new ApiError('auth/forbidden');
    const key = headers['Idempotency-Key'];
    const request = idempotentRequest({ call: `createReturn/${orderId}`, by: caller.uid, key, body });
    const sources = { ...ports, snapshots };
    const reports = await wrongVerdicts(sources, { order, lines: body.lines, caller });
    const announced = { orderId, body, caller, request, reports };
    const created = await ports.transact({ subject: orderId, signal }, (transaction) =>
      storeReturn(transaction, announced, ports.shop),
    );
    const [answer] = await toAnswers([created]);
    if (answer === undefined) throw new ApiError('orders/not-found');
    return answer;
  };
}

interface AnnouncedReturn {
  readonly orderId: string;
  readonly body: ReturnDraft;
  readonly caller: Caller;
  readonly request: IdempotentRequest | null;
  readonly reports: readonly NewFitReport[];
}

async function storeReturn(
  transaction: ShopTransaction,
  { orderId, body: { kind, lines, note }, caller, request, reports }: AnnouncedReturn,
  shop: ReturnPorts['shop'],
): Promise<ReturnRecord> {
  const stored = await transaction.order(orderId);
  if (stored === null) throw new ApiError('orders/not-found');
  const order = withRefundedUnits(stored, await transaction.refunds(orderId));
  const { returnId } = (await transaction.recall(request)) ?? {};
  const earlier = returnId === undefined ? null : await transaction.orderReturn(returnId);
  if (earlier !== null) return earlier;
  const settings = await transaction.settings();
  if (kind === 'return' && !caller.admin) requireInTime(order, lines, settings);
  const by = caller.admin ? 'shop' : 'customer';
  const terms = { order, kind, lines, note: note ?? '', by, declaredAt: new Date() } as const;
  const { returned } = await openReturn(transaction, terms);
  const about = `Returned with ${returned.number}: does not fit.`;
  for (const report of reports) transaction.addFitReport({ ...report, note: about });
  transaction.remember(request, { orderId, returnId: returned.id });
  await announce(transaction, { order, returned, caller, shop: { ...shop, ...settings } });
  return returned;
}

interface Announcement {
  readonly order: OrderRecord;
  readonly returned: ReturnRecord;
  readonly caller: Caller;
  readonly shop: Parameters<typeof returnMail>[2];
}

/** Emails a new return, and adds an admin's to the audit log. An admin approves next, which emails the customer. */
async function announce(
  transaction: ShopTransaction,
  { order, returned, caller, shop }: Announcement,
): Promise<void> {
  const mailed = { order, returned };
  if (returned.state === 'approved') await transaction.mail(returnMail('return-approved', mailed, shop));
  else if (!caller.admin) await transaction.mail(returnMail('return-requested', mailed, shop));
  if (!caller.admin) await transaction.mail(newReturnMailToShop(mailed, shop));
  else {
    const after = { return: returned.number, state: returned.state };
    const by = { uid: caller.uid, email: caller.email };
    transaction.audit({ by, action: 'returns/create', ...auditedOrder(order), before: null, after });
  }
}
