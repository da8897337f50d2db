import { EventEmitter } from 'node:events';
import type { DocumentData, DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import type { ChangeKind, ChangeListener, PublicChanges } from '../../model/public-changes.ts';

/** Write of a committed unit of work. */
export interface CommittedWrite {
  readonly document: DocumentReference;
  /** Version that the unit read; undefined if it created the document. */
  readonly before: DocumentSnapshot<unknown> | undefined;
  /** Written fields; null if the document was deleted. */
  readonly fields: DocumentData | null;
}

/** Notifies listeners of commits that others can see. */
export function changeNotifier() {
  const events = new EventEmitter<{ changes: [PublicChanges] }>();
  return {
    listen: (listener: ChangeListener) => {
      events.on('changes', listener);
    },
    notify: (writes: readonly CommittedWrite[]) => {
      const changes = changesIn(writes);
      if (changes.kinds.size > 0) events.emit('changes', changes);
    },
  };
}

function changesIn(writes: readonly CommittedWrite[]): PublicChanges {
  const kinds = writes.flatMap((write) => kindOf(write) ?? []);
  const products = writes.filter(({ document }) => document.parent.id === 'products');
  return { kinds: new Set(kinds), productIds: products.map(({ document }) => document.id) };
}

/** Returns what a write changes for the public; null if only admins or owners can see it. */
function kindOf({ document, before, fields }: CommittedWrite): ChangeKind | null {
  const was = (name: string): unknown => before?.get(name);
  const values = [was, (name: string): unknown => fields?.[name]];
  const has = (name: string, wanted: readonly unknown[]) =>
    values.some((read) => wanted.includes(read(name)));
  const isMoved = () => fields === null || (fields['status'] ?? was('status')) !== was('status');
  switch (document.parent.id) {
    case 'products':
      return before !== undefined && fields !== null && Object.keys(fields).every(isStock)
        ? 'stock'
        : 'products';
    case 'reviews':
      return has('published', [true]) ? 'reviews' : null;
    case 'settings':
      return 'settings';
    case 'pages':
      return 'owner-pages';
    case 'orders':
      return isMoved() && has('status', ['delivered', 'cancelled', 'refunded']) ? 'closed-orders' : null;
    default:
      return null;
  }
}

const isStock = (field: string): boolean =>
  ['quantity', 'rating', 'lowStockMailedOn', 'updatedAt'].includes(field);
