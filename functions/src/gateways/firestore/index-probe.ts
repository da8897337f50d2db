import type { Firestore, Query } from 'firebase-admin/firestore';
import declared from '../../../../firestore.indexes.json' with { type: 'json' };

interface DeclaredIndex {
  readonly collectionGroup: string;
  readonly fields: readonly {
    readonly fieldPath: string;
    readonly order?: string;
    readonly arrayConfig?: string;
  }[];
}

/** Runs a query for each declared index. Returns Firestore's messages about indexes that are missing or building. */
export function indexProbe(firestore: Firestore, indexes: readonly DeclaredIndex[] = declared.indexes) {
  return async (): Promise<readonly string[]> => {
    const messages = await Promise.all(indexes.map((index) => problemOf(queryFor(firestore, index))));
    return messages.flatMap((message) => message ?? []);
  };
}

function queryFor(firestore: Firestore, { collectionGroup, fields }: DeclaredIndex): Query {
  const [last, ...before] = fields.toReversed();
  const filtered = before
    .toReversed()
    .reduce<Query>(
      (query, { fieldPath, arrayConfig }) =>
        query.where(fieldPath, arrayConfig === undefined ? '==' : 'array-contains', 'verify-deployment'),
      firestore.collection(collectionGroup),
    );
  if (last === undefined) return filtered.limit(1);
  return filtered.orderBy(last.fieldPath, last.order === 'DESCENDING' ? 'desc' : 'asc').limit(1);
}

const failedPrecondition = 9;

async function problemOf(query: Query): Promise<string | null> {
  try {
    await query.get();
    return null;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === failedPrecondition) return error.message;
    throw error;
  }
}
