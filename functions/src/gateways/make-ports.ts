import { logger } from 'firebase-functions/logger';
import type { Ports } from '../ports.ts';
import type { Firebase } from './firebase.ts';
import { firebaseIdentity } from './identity.ts';
import { isFirebaseOutage } from './outages.ts';
import { productsStore } from './products-store.ts';

/** Every port over Firebase. */
export function makePorts({ auth, firestore }: Firebase): Ports {
  return {
    identity: firebaseIdentity(auth),
    products: productsStore(firestore),
    log: {
      error: (message, details) => {
        logger.error(message, details);
      },
    },
    isOutage: isFirebaseOutage,
  };
}
