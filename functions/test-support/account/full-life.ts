import type { CallName, Order } from '@pedalworks/contract';
import { everyHalfHour } from '../../src/jobs/every-half-hour.ts';
import { withHeartbeat } from '../../src/jobs/heartbeat.ts';
import { uploader } from '../images/uploads.ts';
import { picture } from '../images/pictures.ts';
import type { PaymentFixture } from '../payments/payment-fixture.ts';
import type { Person } from '../people.ts';
import type { Asking } from '../shop.ts';
import { newCustomer, order, payOrder, person, ship } from './life.ts';

/** Text that admins write about a customer. It is the shop's, and may name the person in any spelling. */
export const opinion = 'Quarrelsome, see Adachen';

export const bikeName = 'Adas Rennrad';

export interface Life {
  readonly customer: Person;
  /** Order that was placed, paid, shipped, corrected, disputed and refunded. */
  readonly orderId: string;
}

/** Lives through everything that a customer and an admin can do, so that every kind of document exists. */
export async function liveFully(fixture: PaymentFixture, admin: Person): Promise<Life> {
  const customer = await newCustomer(fixture);
  await fixture.shop.people.changeAccount(customer.uid, { emailVerified: true });
  const call = async (name: CallName, asking: Asking) => {
    const answer = await fixture.shop.call(name, asking);
    if (answer.status >= 400) throw new Error(`${name}: ${JSON.stringify(answer.json)}`);
    return answer;
  };
  const asAdmin = (name: CallName, params: Asking['params'], body?: object) =>
    call(name, { token: admin.accessToken, ...(params && { params }), ...(body && { body }) });
  const own = { token: customer.accessToken };
  const bikeId = crypto.randomUUID();
  const bikes = [
    { id: bikeId, name: bikeName, interfaces: { freehub: 'HG-L2' }, rear: { 'rotor-size': '140' } },
  ];
  await call('saveAccount', { ...own, body: { bikes } });
  await saveTerms(fixture, admin);

  for (let nth = 0; nth < 6; nth += 1) await order(fixture, null, { customerEmail: customer.email });
  const lines = [{ productId: 'chainring', price: 59.9, quantity: 1, bikeId }];
  const [id, unpaid, handled] = [
    await order(fixture, customer, { lines, bikes }),
    await order(fixture, customer),
    await order(fixture, customer),
  ];
  await fixture.openIntent(unpaid, customer.accessToken);
  await call('createPaymentIntent', { ...own, body: { price: 12 } });
  await call('transitionOrder', { ...own, params: { id: handled }, body: { to: 'cancelled' } });
  const paymentId = await payOrder(fixture, customer, id);
  await ship(fixture, admin, id);
  const corrected = { to: 'shipped', carrier: 'DHL', trackingNumber: '2', reason: opinion };
  const { headers } = await asAdmin('getOrder', { id });
  const version = { 'if-match': headers.get('etag') ?? '' };
  await call('transitionOrder', {
    token: admin.accessToken,
    params: { id },
    headers: version,
    body: corrected,
  });
  await returnPart(fixture, customer, { id, asAdmin });
  await withdrawFrom(id, asAdmin);
  await asAdmin('refundOrder', { id }, { amount: 5, reason: opinion });
  await asAdmin('refundOrder', { id }, { amount: 5 });
  await fixture.shop.firestore.doc(`orders/${id}`).update({ attentions: ['refund-failed'], needsLook: true });
  await asAdmin('handleAttention', { id, attention: 'refund-failed' }, { note: opinion });
  const { json: mails } = await asAdmin('listOrderMails', { id });
  await asAdmin('resendMail', { id, mailId: (mails as { _id: string }[])[0]?._id ?? '' });
  fixture.provider.dashboard.dispute(paymentId, { amount: 1000 });
  await fixture.provider.webhooks.flush();

  const verdict = { a: 'chainring', bike: { ...bikes[0], rear: {} }, verdict: 'fits', note: person.name };
  await call('reportVerdict', { ...own, body: { ...verdict, email: customer.email } });
  await call('reportVerdict', { body: { ...verdict, email: customer.email } });
  const { json: reports } = await asAdmin('listFitReports', {});
  for (const { _id } of reports as { _id: string }[])
    await asAdmin('answerFitReport', { id: _id }, { state: 'answered', answer: `Thank you, ${person.name}` });

  const said = { customerEmail: customer.email, comment: `Good. ${person.name}`, rating: 5 };
  const guests = await call('addReview', { body: { ...said, customerName: person.name } });
  const review = await call('addReview', { ...own, body: { ...said, productId: 'chainring' } });
  const reviewId = ({ json }: typeof review) => ({ id: (json as { insertedId: string }).insertedId });
  await asAdmin('publishReview', reviewId(review), { published: false });
  await asAdmin('deleteReview', reviewId(guests));
  await asAdmin('deleteReview', reviewId(await call('addReview', { ...own, body: said })));

  await asAdmin('makeAdmin', { email: customer.email }, { admin: true });
  await asAdmin('makeAdmin', { email: customer.email }, { admin: false });
  await asAdmin('inviteAdmin', {}, { email: customer.email });
  await asAdmin('inviteAdmin', {}, { email: 'invited@example.com' });
  await runTheShop(fixture, admin, asAdmin);
  return { customer, orderId: id };
}

async function saveTerms({ ports }: PaymentFixture, { uid, email }: Person): Promise<void> {
  const request = { by: { uid, email }, signal: AbortSignal.timeout(60_000) };
  await ports.ownerPages.save({ key: 'terms', text: 'Terms' }, request, () => undefined);
}

type AsAdmin = (
  name: CallName,
  params: Asking['params'],
  body?: object,
) => ReturnType<PaymentFixture['shop']['call']>;

interface ReturnedPart {
  readonly id: string;
  readonly asAdmin: AsAdmin;
}

/** Returns the part of an order with a picture and a note, which the shop declines. */
async function returnPart(
  { shop }: PaymentFixture,
  { accessToken: token }: Person,
  { id, asAdmin }: ReturnedPart,
): Promise<void> {
  const lines = [{ line: 0, quantity: 1, reason: 'damaged' }];
  const body = { kind: 'warranty', lines, note: person.name };
  const { json } = await shop.call('createReturn', { params: { id }, token, body });
  const { _id: returnId } = json as { _id: string };
  const content = await picture({ width: 30, height: 30, format: 'png' });
  await uploader(shop, token, `/returns/${returnId}/images`).upload({ content });
  await asAdmin('transitionReturn', { id: returnId }, { to: 'declined', note: 'Worn by use.' });
}

/** Declares the withdrawal from an order as a guest. */
async function withdrawFrom(id: string, asAdmin: AsAdmin): Promise<void> {
  await asAdmin('saveSettings', {}, { enforceMinOrder: false, enforceStock: false, withdrawal: 'all' });
  const { json } = await asAdmin('getOrder', { id });
  const { number: orderNumber, customerEmail: email } = json as Order;
  await asAdmin('withdraw', {}, { orderNumber, email, name: person.name, note: person.name });
}

/** Does what an admin does without a customer. */
async function runTheShop(
  { shop, ports, placeOrder }: PaymentFixture,
  admin: Person,
  asAdmin: AsAdmin,
): Promise<void> {
  const content = await picture({ width: 40, height: 40, format: 'png' });
  await uploader(shop, admin.accessToken).upload({ content });
  const draft = {
    name: 'Rim',
    description: 'A rim.',
    price: 89.5,
    quantity: 4,
    minOrder: 1,
    img: '/image/x',
  };
  const added = await asAdmin('addProduct', {}, { ...draft, img: 'https://pictures.example/rim.webp' });
  await asAdmin('deleteProduct', { id: (added.json as { insertedId: string }).insertedId });
  const batch = { id: crypto.randomUUID(), fileName: 'rims.csv' };
  const rows = [{ partNumber: 'PW-IMPORTED', ...draft, img: 'https://pictures.example/rim.webp' }];
  await asAdmin('importProducts', {}, { dryRun: false, rows, batch });
  await asAdmin('undoImport', { id: batch.id });
  const shopEmails = ['desk@shop.example'];
  await asAdmin('saveSettings', {}, { enforceMinOrder: false, enforceStock: true, shopEmails });
  await asAdmin('exportCustomers', {});
  await placeOrder({ status: 'delivered', paid: true, paidAt: new Date(Date.now() - 3 * 86_400_000) });
  await withHeartbeat(ports, () => everyHalfHour(ports));
}
