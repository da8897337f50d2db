import { firebaseAccounts } from './auth/accounts.ts';
import { firebaseAppCheck } from './auth/app-check.ts';
import type { Config } from '../config.ts';
import { auditStore } from './firestore/audit-store.ts';
import { cardPayments } from './stripe/card-payments.ts';
import { erasuresStore } from './firestore/erasures-store.ts';
import { fitReportsStore } from './firestore/fit-reports-store.ts';
import type { Firebase } from './firebase.ts';
import { firebaseIdentity } from './auth/identity.ts';
import { imageRenditions } from './images/image-renditions.ts';
import { imagesStore } from './firestore/images-store.ts';
import { indexProbe } from './firestore/index-probe.ts';
import { invitationsStore } from './firestore/invitations-store.ts';
import { invoicesStore } from './firestore/invoices-store.ts';
import { jobsStore } from './firestore/jobs-store.ts';
import { journalStore } from './firestore/journal-store.ts';
import { functionsLog } from './log.ts';
import { ownerPagesStore } from './firestore/owner-pages-store.ts';
import { ordersStore } from './firestore/orders-store.ts';
import { mailStore } from './firestore/mail-store.ts';
import { mailTransport } from './mail/mail-transport.ts';
import { isFirebaseOutage } from './outages.ts';
import { paymentsStore } from './firestore/payments-store.ts';
import { personalData } from './firestore/personal-data.ts';
import { changeNotifier } from './firestore/public-changes.ts';
import { productsStore } from './firestore/products-store.ts';
import { refundsStore } from './firestore/refunds-store.ts';
import { returnsStore } from './firestore/returns-store.ts';
import { reviewsStore } from './firestore/reviews-store.ts';
import { salesStore } from './firestore/sales-store.ts';
import { settingsStore } from './firestore/settings-store.ts';
import { shopTransactions } from './firestore/shop-transaction.ts';
import { stockReceipts } from './firestore/stock-receipts.ts';
import { stockStore } from './firestore/stock-movements.ts';
import { statsStore } from './firestore/stats-store.ts';
import { openDatabase, type Database } from './firestore/unit-of-work.ts';
import { usersStore } from './firestore/users-store.ts';
import { withdrawalsStore } from './firestore/withdrawals-store.ts';

const nothingOutside: PortSettings = {
  stripe: undefined,
  currency: 'usd',
  publicAddress: 'http://127.0.0.1:5000',
  mail: { smtpUrl: undefined, from: '', shopAddress: '' },
};

type PortSettings = Pick<Config, 'stripe' | 'currency' | 'publicAddress' | 'mail'>;

/** Creates all ports. The card provider and the mail server are optional. */
export function makePorts({ app, auth, firestore }: Firebase, settings = nothingOutside) {
  const changes = changeNotifier();
  const database = openDatabase(firestore, changes.notify);
  return {
    onChange: changes.listen,
    transact: shopTransactions(database),
    identity: firebaseIdentity(auth),
    images: imagesStore(database),
    accounts: firebaseAccounts(auth),
    users: usersStore(database),
    products: productsStore(database),
    orders: ordersStore(firestore),
    fitReports: fitReportsStore(database),
    invitations: invitationsStore(database),
    invoices: invoicesStore(firestore),
    journal: journalStore(firestore),
    payments: paymentsStore(database),
    cards: cardPayments(settings),
    ...afterSaleStores(database),
    mails: mailStore(database),
    sendMail: mailTransport(settings.mail),
    shop: { publicAddress: settings.publicAddress, mailAddress: settings.mail.shopAddress },
    reviews: reviewsStore(database),
    settings: settingsStore(database),
    stock: { ...stockStore(database), ...stockReceipts(database) },
    ownerPages: ownerPagesStore(database),
    stats: statsStore(firestore),
    sales: salesStore(firestore),
    renditions: imageRenditions(),
    appCheck: firebaseAppCheck(app),
    audit: auditStore(database),
    erasures: erasuresStore(database),
    personalData: personalData(firestore),
    log: functionsLog,
    isOutage: isFirebaseOutage,
    jobs: jobsStore(firestore),
    missingIndexes: indexProbe(firestore),
  };
}

const afterSaleStores = (database: Database) => ({
  refunds: refundsStore(database.firestore),
  returns: returnsStore(database.firestore),
  withdrawals: withdrawalsStore(database),
});
