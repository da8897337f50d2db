import { firebaseAppCheck } from './app-check.ts';
import type { Config } from '../config.ts';
import { auditStore } from './audit-store.ts';
import { cardPayments } from './card-payments.ts';
import { erasuresStore } from './erasures-store.ts';
import type { Firebase } from './firebase.ts';
import { firebaseAccounts, firebaseIdentity } from './identity.ts';
import { imageRenditions } from './image-renditions.ts';
import { imagesStore } from './images-store.ts';
import { indexProbe } from './index-probe.ts';
import { invitationsStore } from './invitations-store.ts';
import { invoicesStore } from './invoices-store.ts';
import { jobsStore } from './jobs-store.ts';
import { journalStore } from './journal-store.ts';
import { functionsLog } from './log.ts';
import { ordersStore } from './orders-store.ts';
import { mailStore } from './mail-store.ts';
import { mailServerCheck, mailTransport } from './mail-transport.ts';
import { isFirebaseOutage } from './outages.ts';
import { paymentsStore } from './payments-store.ts';
import { personalData } from './personal-data.ts';
import { productsStore } from './products-store.ts';
import { refundsStore } from './refunds-store.ts';
import { reviewsStore } from './reviews-store.ts';
import { salesStore } from './sales-store.ts';
import { settingsStore } from './settings-store.ts';
import { statsStore } from './stats-store.ts';
import { usersStore } from './users-store.ts';

const nothingOutside: PortSettings = {
  stripe: undefined,
  currency: 'usd',
  publicAddress: 'http://127.0.0.1:5000',
  mail: { smtpUrl: undefined, from: '', shopAddress: '' },
};

type PortSettings = Pick<Config, 'stripe' | 'currency' | 'publicAddress' | 'mail'>;

/** Every port over Firebase and, where their settings are given, the card provider and the mail server. */
export function makePorts({ app, auth, firestore }: Firebase, settings = nothingOutside) {
  return {
    identity: firebaseIdentity(auth),
    images: imagesStore(firestore),
    accounts: firebaseAccounts(auth),
    users: usersStore(firestore),
    products: productsStore(firestore),
    orders: ordersStore(firestore),
    invitations: invitationsStore(firestore),
    invoices: invoicesStore(firestore),
    journal: journalStore(firestore),
    payments: paymentsStore(firestore),
    cards: cardPayments(settings),
    refunds: refundsStore(firestore),
    mails: mailStore(firestore),
    sendMail: mailTransport(settings.mail),
    checkMailServer: mailServerCheck(settings.mail),
    /** What mails need to know of the shop besides its settings. */
    shop: { publicAddress: settings.publicAddress, mailAddress: settings.mail.shopAddress },
    reviews: reviewsStore(firestore),
    settings: settingsStore(firestore),
    stats: statsStore(firestore),
    sales: salesStore(firestore),
    renditions: imageRenditions(),
    appCheck: firebaseAppCheck(app),
    audit: auditStore(firestore),
    erasures: erasuresStore(firestore),
    personalData: personalData(firestore),
    log: functionsLog,
    /** Whether an error only says that a service behind us does not answer right now. */
    isOutage: isFirebaseOutage,
    jobs: jobsStore(firestore),
    missingIndexes: indexProbe(firestore),
  };
}
