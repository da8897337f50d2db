import { createRequire } from 'node:module';
import type * as FirebaseApp from 'firebase-admin/app';
import type * as FirebaseAuth from 'firebase-admin/auth';
import type * as FirebaseFirestore from 'firebase-admin/firestore';
import type * as Https from 'firebase-functions/https';
import type * as Logger from 'firebase-functions/logger';
import type * as Params from 'firebase-functions/params';
import type * as Scheduler from 'firebase-functions/scheduler';
import type Stripe from 'stripe';

const require = createRequire(import.meta.url);

/**
 * Packages a request may not need, read by the first that does: a public list needs none of them
 * (docs/decisions/082-a-small-cold-start.md). Node keeps what it has read.
 */
export const stripePackage = (): typeof Stripe => require('stripe') as typeof Stripe;

export const loggerPackage = (): typeof Logger => require('firebase-functions/logger') as typeof Logger;

export const firebaseAppPackage = (): typeof FirebaseApp =>
  require('firebase-admin/app') as typeof FirebaseApp;

export const firebaseAuthPackage = (): typeof FirebaseAuth =>
  require('firebase-admin/auth') as typeof FirebaseAuth;

export const firestorePackage = (): typeof FirebaseFirestore =>
  require('firebase-admin/firestore') as typeof FirebaseFirestore;

/** What describes functions to Firebase: where one is deployed as its own process, nobody asks. */
export const functionsPackages = () => ({
  https: require('firebase-functions/https') as typeof Https,
  params: require('firebase-functions/params') as typeof Params,
  scheduler: require('firebase-functions/scheduler') as typeof Scheduler,
  logger: loggerPackage().logger,
});
