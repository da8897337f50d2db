import type Stripe from 'stripe';
import { hasCode } from './stripe-calls.ts';

export interface PaymentOwner {
  readonly uid: string;
  /** Null to find payments by `uid` only, as in a repeated erasure, when the email is already erased. */
  readonly email: string | null;
}

/** Finds a person's payments through Stripe's search, whose index lags by a minute (Stripe docs, "Search"). */
export async function searchPayments(
  client: Stripe,
  { uid, email }: PaymentOwner,
): Promise<readonly string[]> {
  const clauses = [`metadata["ownerUid"]:${JSON.stringify(uid)}`];
  if (email !== null) clauses.push(`metadata["owner"]:${JSON.stringify(email)}`);
  const ids: string[] = [];
  for await (const { id, metadata } of client.paymentIntents.search({
    query: clauses.join(' OR '),
    limit: 100,
  }))
    if ((metadata['ownerUid'] ?? uid) === uid) ids.push(id);
  return ids;
}

/** `isErased` tells the payment from those of other users of the Stripe account, which have no owner either. */
const nobody = { owner: '', ownerUid: '', isErased: 'true' };

/** Erases the owner from a payment and its charges. Billing details stay (docs/security.md, Erasure). */
export async function forgetOwner(client: Stripe, paymentId: string): Promise<void> {
  try {
    await client.paymentIntents.update(paymentId, { metadata: nobody });
    for await (const { id } of client.charges.list({ payment_intent: paymentId, limit: 100 }))
      await client.charges.update(id, { metadata: nobody });
  } catch (error) {
    if (!hasCode(error, 'resource_missing')) throw error;
  }
}
