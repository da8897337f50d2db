/** Deployed shop and the credentials to check it with. */
export interface Target {
  /** Base URL without a trailing slash. */
  readonly url: string;
  readonly projectId: string;
  /** Web API key of the Firebase project, which is public. */
  readonly apiKey: string;
  /** Base URLs of the REST APIs of Firebase Authentication and Firestore. */
  readonly authUrl: string;
  readonly firestoreUrl: string;
  /** Admin access token; null to skip the checks that need one. */
  readonly token: string | null;
  /** App Check token, for shops that enforce it. */
  readonly appCheckToken: string | null;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Finds the Firebase project of a shop from the configuration that Hosting publishes, or from the environment of the
 * emulators.
 * @throws Error that names the missing setting
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
  const signal = AbortSignal.timeout(maxMilliseconds);
  const answer = await fetch(`${url}/__/firebase/init.json`, { signal });
  const { projectId, apiKey } = answer.ok ? ((await answer.json()) as Partial<Target>) : {};
  if (projectId !== undefined && apiKey !== undefined) return { projectId, apiKey };
  throw new Error(
    `${url} is not a Firebase Hosting site with a web app: /__/firebase/init.json responded with ${String(answer.status)}.`,
  );
}

/** Timeout of a request; longer than the function's own time limit. */
const maxMilliseconds = 40_000;

/** Sends a request to the shop with the headers that its own pages send. */
export function ask(target: Target, path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  if (target.token !== null && !headers.has('authorization'))
    headers.set('authorization', `Bearer ${target.token}`);
  return askService(target, target.url + path, { ...init, headers });
}

/** Calls a Firebase REST API without a user. Sends a referer for API keys that are limited to the shop's pages. */
export function askService(target: Target, url: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('referer', `${target.url}/`);
  if (target.appCheckToken !== null) headers.set('x-firebase-appcheck', target.appCheckToken);
  return fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(maxMilliseconds), ...init, headers });
}
