import { logger } from 'firebase-functions/logger';
import type { Ports } from '../ports.ts';
import { firebaseAccounts } from './accounts.ts';
import type { Firebase } from './firebase.ts';
import { firebaseIdentity } from './identity.ts';
import { imageRenditions } from './image-renditions.ts';
import { imagesStore } from './images-store.ts';
import { ordersStore } from './orders-store.ts';
import { isFirebaseOutage } from './outages.ts';
import { productsStore } from './products-store.ts';
import { reviewsStore } from './reviews-store.ts';
import { settingsStore } from './settings-store.ts';
import { usersStore } from './users-store.ts';

/** Every port over Firebase. */
export function makePorts({ auth, firestore }: Firebase): Ports {
  return {
    identity: firebaseIdentity(auth),
    images: imagesStore(firestore),
    accounts: firebaseAccounts(auth),
    users: usersStore(firestore),
    products: productsStore(firestore),
    orders: ordersStore(firestore),
    reviews: reviewsStore(firestore),
    settings: settingsStore(firestore),
    renditions: imageRenditions,
    log: {
      error: (message, details) => {
        logger.error(message, details);
      },
    },
    isOutage: isFirebaseOutage,
  };
}
