/** A deployed shop, and what it is asked with. */
export interface Target {
  /** Address of the shop, without a slash at the end. */
  readonly url: string;
  readonly projectId: string;
  /** API key of the Firebase web app. It is public. */
  readonly apiKey: string;
  /** Addresses of the REST APIs of Firebase Authentication and Firestore. */
  readonly authUrl: string;
  readonly firestoreUrl: string;
  /** Access token of an admin; null for a run without sign-in. */
  readonly token: string | null;
  /** Token of a shop that enforces App Check. */
  readonly appCheckToken: string | null;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Finds the Firebase project of a shop: Hosting publishes it, emulators have it in the environment.
 *
 * @throws Error that says what is missing
 */
export async function findTarget(address: string, environment: Environment): Promise<Target> {
  if (!URL.canParse(address))
    throw new Error('Name the shop: npm run verify-deployment -- https://shop.example');
  const { FIREBASE_AUTH_EMULATOR_HOST: auth, FIRESTORE_EMULATOR_HOST: firestore } = environment;
  const url = new URL(address).origin;
  const isEmulated = auth !== undefined && firestore !== undefined;
  const project = isEmulated
    ? { projectId: environment['GCLOUD_PROJECT'] ?? '', apiKey: 'offline' }
    : await publishedProject(url);
  return {
    ...project,
    url,
    authUrl: isEmulated
      ? `http://${auth}/identitytoolkit.googleapis.com`
      : 'https://identitytoolkit.googleapis.com',
    firestoreUrl: isEmulated ? `http://${firestore}` : 'https://firestore.googleapis.com',
    token: environment['ACCESS_TOKEN'] ?? null,
    appCheckToken: environment['APP_CHECK_TOKEN'] ?? null,
  };
}

async function publishedProject(url: string): Promise<Pick<Target, 'projectId' | 'apiKey'>> {
  const answer = await fetch(`${url}/__/firebase/init.json`, {
    signal: AbortSignal.timeout(maxMilliseconds),
  });
  const { projectId, apiKey } = answer.ok ? ((await answer.json()) as Partial<Target>) : {};
  if (projectId !== undefined && apiKey !== undefined) return { projectId, apiKey };
  throw new Error(
    `${url} is no Firebase Hosting site with a web app: /__/firebase/init.json answers ${String(answer.status)}.`,
  );
}

/** Longer than the time limit of the function. */
const maxMilliseconds = 40_000;

/** Calls the shop as its own pages would. */
export function ask(target: Target, path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  if (target.token !== null && !headers.has('authorization'))
    headers.set('authorization', `Bearer ${target.token}`);
  return askService(target, target.url + path, { ...init, headers });
}

/** Calls Firebase without a user. The web API key may be limited to the shop's own pages. */
export function askService(target: Target, url: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('referer', `${target.url}/`);
  if (target.appCheckToken !== null) headers.set('x-firebase-appcheck', target.appCheckToken);
  return fetch(url, {
    redirect: 'manual',
    signal: AbortSignal.timeout(maxMilliseconds),
    ...init,
    headers,
  });
}
