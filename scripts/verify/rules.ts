import { askService, type Target } from './target.ts';

const privateCollections = ['orders', 'orderNotes', 'users', 'mail', 'payments', 'audit'];
const deploy = 'Run npx firebase deploy --only firestore:rules.';

/** Checks the Firestore rules without signing in. Only tries to update a missing document, so nothing changes. */
export async function checkRules(target: Target): Promise<readonly string[]> {
  const documents = `${target.firestoreUrl}/v1/projects/${target.projectId}/databases/(default)/documents`;
  const statusOf = async (path: string, init?: RequestInit) =>
    (await askService(target, `${documents}${path}`, init)).status;
  const [reads, settings, products, write] = await Promise.all([
    Promise.all(privateCollections.map((name) => statusOf(`/${name}?pageSize=1`))),
    statusOf('/settings/shop'),
    statusOf(':runQuery', { method: 'POST', body: JSON.stringify({ structuredQuery: activeProducts }) }),
    statusOf('/settings/verify-deployment?currentDocument.exists=true', { method: 'PATCH', body: '{}' }),
  ]);
  const readable = privateCollections.filter((_name, place) => reads[place] !== 403);
  return [
    ...(readable.length === 0 ? [] : [`Anyone may read ${readable.join(', ')}. ${deploy}`]),
    ...(write === 403 ? [] : [`Anyone may write. ${deploy}`]),
    ...(settings === 403 || products === 403
      ? [
          `Public data is not readable. ${deploy} If App Check is enforced for Firestore, set APP_CHECK_TOKEN.`,
        ]
      : []),
  ];
}

const activeProducts = {
  from: [{ collectionId: 'products' }],
  where: { fieldFilter: { field: { fieldPath: 'status' }, op: 'EQUAL', value: { stringValue: 'active' } } },
  limit: 1,
};
