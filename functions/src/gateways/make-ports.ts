import type { Ports } from '../ports.ts';
import { firebaseAppCheck } from './app-check.ts';
import { auditStore } from './audit-store.ts';
import { callCounts } from './call-counts.ts';
import { cardPayments, type CardSettings } from './card-payments.ts';
import { firebaseAccounts } from './accounts.ts';
import type { Firebase } from './firebase.ts';
import { firebaseIdentity } from './identity.ts';
import { redacted, redactedDetails } from './redacted.ts';
import { imagesStore } from './images-store.ts';
import { ordersStore } from './orders-store.ts';
import { isFirebaseOutage } from './outages.ts';
import { paymentsStore } from './payments-store.ts';
import { productsStore } from './products-store.ts';
import { requestLines } from './request-lines.ts';
import { reviewsStore } from './reviews-store.ts';
import { settingsStore } from './settings-store.ts';
import { usersStore } from './users-store.ts';
import { loggerPackage } from './when-needed.ts';

const noCards: CardSettings = { stripe: undefined, currency: 'usd' };

/** Every port over Firebase and, where its settings are given, the card provider. */
export function makePorts(firebase: Firebase, cards = noCards): Ports {
  return {
    identity: firebaseIdentity(() => firebase.auth),
    images: imagesStore(firebase),
    accounts: firebaseAccounts(() => firebase.auth),
    users: usersStore(firebase),
    products: productsStore(firebase),
    orders: ordersStore(firebase),
    payments: paymentsStore(firebase),
    cards: cardPayments(cards),
    reviews: reviewsStore(firebase),
    settings: settingsStore(firebase),
    renditions: {
      render: async (upload) => (await import('./image-renditions.ts')).imageRenditions.render(upload),
    },
    appCheck: firebaseAppCheck(() => firebase.app),
    audit: auditStore(firebase),
    callCounts: callCounts(firebase),
    log: {
      error: (message, details) => {
        loggerPackage().logger.error(redacted(message), redactedDetails(details));
      },
    },
    requestLog: requestLines(firebase.projectId),
    isOutage: isFirebaseOutage,
  };
}
