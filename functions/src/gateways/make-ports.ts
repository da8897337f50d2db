import { firebaseAppCheck } from './app-check.ts';
import { auditStore } from './audit-store.ts';
import { cardPayments, type CardSettings } from './card-payments.ts';
import type { Firebase } from './firebase.ts';
import { firebaseAccounts, firebaseIdentity } from './identity.ts';
import { imageRenditions } from './image-renditions.ts';
import { imagesStore } from './images-store.ts';
import { functionsLog } from './log.ts';
import { ordersStore } from './orders-store.ts';
import { isFirebaseOutage } from './outages.ts';
import { paymentsStore } from './payments-store.ts';
import { productsStore } from './products-store.ts';
import { reviewsStore } from './reviews-store.ts';
import { settingsStore } from './settings-store.ts';
import { usersStore } from './users-store.ts';

const noCards: CardSettings = { stripe: undefined, currency: 'usd' };

/** Every port over Firebase and, where its settings are given, the card provider. */
export function makePorts({ app, auth, firestore }: Firebase, cards = noCards) {
  return {
    identity: firebaseIdentity(auth),
    images: imagesStore(firestore),
    accounts: firebaseAccounts(auth),
    users: usersStore(firestore),
    products: productsStore(firestore),
    orders: ordersStore(firestore),
    payments: paymentsStore(firestore),
    cards: cardPayments(cards),
    reviews: reviewsStore(firestore),
    settings: settingsStore(firestore),
    renditions: imageRenditions(),
    appCheck: firebaseAppCheck(app),
    audit: auditStore(firestore),
    log: functionsLog,
    /** Whether an error only says that a service behind us does not answer right now. */
    isOutage: isFirebaseOutage,
  };
}
