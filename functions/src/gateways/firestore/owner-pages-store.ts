import { ownerPageKeys, type OwnerPageKey } from '@pedalworks/contract';
import type { Firestore } from 'firebase-admin/firestore';
import type { ChangeRequest } from '../../model/audit.ts';
import type { OwnerPageRecord, OwnerPageVersionRecord } from '../../model/owner-pages.ts';
import type { OrderRecord } from '../../model/orders.ts';
import { recordAudit } from './audit-store.ts';
import { readConverter, readDocuments } from './documents.ts';
import { firestoreList, newestFirst } from './firestore-list.ts';
import type { Database, UnitOfWork } from './unit-of-work.ts';

type StoredPage = Pick<OwnerPageRecord, 'text' | 'revision'>;

const asPage = readConverter<StoredPage, OwnerPageRecord>(({ text, revision }, { id, updatedAt }) => ({
  key: id as OwnerPageKey,
  text,
  revision,
  updatedAt,
}));

const asVersion = readConverter<Omit<OwnerPageVersionRecord, 'createdAt'>, OwnerPageVersionRecord>(
  ({ key, text, revision, by }, { createdAt }) => ({ key, text, revision, by, createdAt }),
);

const pagesIn = (firestore: Firestore) => firestore.collection('pages').withConverter(asPage);

const unsaved = (key: OwnerPageKey): OwnerPageRecord => ({ key, text: '', revision: 0, updatedAt: null });

/** Store of the owner's pages. Every version is kept, because orders refer to the terms they were placed under. */
export function ownerPagesStore({ firestore, inOneCommit }: Database) {
  const pages = pagesIn(firestore);
  const versions = firestore.collection('pageVersions').withConverter(asVersion);
  const find = async (keys: readonly OwnerPageKey[]) => {
    const found = await readDocuments(pages, keys);
    return keys.map((key, place) => found[place] ?? unsaved(key));
  };
  return {
    read: async (key: OwnerPageKey) => (await find([key]))[0] ?? unsaved(key),
    readAll: () => find(ownerPageKeys),
    versions: (key: OwnerPageKey) => firestoreList(versions.where('key', '==', key), newestFirst),
    /** @param check throws if the current page must not be replaced; `isStored` if saving would change nothing */
    save: (
      { key, text }: Pick<OwnerPageRecord, 'key' | 'text'>,
      { by, signal }: ChangeRequest,
      check: (present: OwnerPageRecord, isStored: boolean) => void,
    ) =>
      inOneCommit({ subject: `pages/${key}`, signal }, async (work): Promise<OwnerPageRecord> => {
        const before = (await work.get(pages.doc(key))) ?? unsaved(key);
        const isStored = before.text === text;
        check(before, isStored);
        if (isStored) return before;
        const { revision: former } = before;
        const revision = former + 1;
        work.write(pages.doc(key), { text, revision });
        const author = { uid: by.uid, email: by.email };
        work.create(versions.doc(`${key}-${String(revision)}`), { key, text, revision, by: author });
        recordAudit(work, {
          ...{ by, action: 'pages/save', target: key },
          before: former === 0 ? null : factsOf(before),
          after: factsOf({ text, revision }),
        });
        return { key, text, revision, updatedAt: new Date() };
      }),
  };
}

/** Facts for the audit log. The texts are in the versions. */
const factsOf = ({ text, revision }: StoredPage) => ({ revision, characters: Array.from(text).length });

export function termsChanges(work: UnitOfWork) {
  return {
    /** Returns the version of the terms for a new order; nothing if they have no text. Makes no orders contend. */
    terms: async (): Promise<Pick<OrderRecord, 'termsVersion'>> => {
      const terms = await work.get(pagesIn(work.firestore).doc('terms'), { guard: false });
      return terms === null || terms.text === '' ? {} : { termsVersion: terms.revision };
    },
  };
}
