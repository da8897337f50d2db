import type Stripe from 'stripe';
import { hasCode } from './stripe-calls.ts';

/** Whose payments are looked for. */
export interface PaymentOwner {
  readonly uid: string;
  /** Null where payments that only name an email are not theirs. */
  readonly email: string | null;
}

/** Every payment that was opened for a person, also those that the ledger never heard of; a minute behind (Stripe docs, "Search"). */
export async function paymentsOf(client: Stripe, { uid, email }: PaymentOwner): Promise<readonly string[]> {
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

const nobody = { owner: '', ownerUid: '' };

/**
 * Takes the person out of what the shop has told the provider of a payment. A charge has its own copy; what its owner typed beside
 * the card is the provider's (docs/security.md, Erasure).
 */
export async function forgetOwner(client: Stripe, paymentId: string): Promise<void> {
  try {
    await client.paymentIntents.update(paymentId, { metadata: nobody });
    for await (const { id } of client.charges.list({ payment_intent: paymentId, limit: 100 }))
      await client.charges.update(id, { metadata: nobody });
  } catch (error) {
    if (!hasCode(error, 'resource_missing')) throw error;
  }
}
