import { createRequire } from 'node:module';
import type * as FirebaseAuth from 'firebase-admin/auth';
import type Stripe from 'stripe';

const require = createRequire(import.meta.url);

/**
 * Packages a request may not need, read by the first that does: a cold start reads a third less without them
 * (docs/decisions/082-a-small-cold-start.md). Node keeps what it has read.
 */
export const stripePackage = (): typeof Stripe => require('stripe') as typeof Stripe;

export const firebaseAuthPackage = (): typeof FirebaseAuth =>
  require('firebase-admin/auth') as typeof FirebaseAuth;
