import { getRedirectResult, signInWithPopup, signInWithRedirect } from 'firebase/auth';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

vi.mock('firebase/app', () => ({ initializeApp: vi.fn() }));
vi.mock('firebase/auth', () => ({
  initializeAuth: vi.fn(),
  inMemoryPersistence: {},
  browserPopupRedirectResolver: {},
  GoogleAuthProvider: vi.fn(),
  signInWithEmailAndPassword: vi.fn(() => new Promise(() => undefined)),
  signInWithPopup: vi.fn(),
  signInWithRedirect: vi.fn(() => new Promise(() => undefined)),
  getRedirectResult: vi.fn(() => Promise.resolve(null)),
}));

const shop = 'shop.example';
const blocked = Object.assign(new Error('The window is blocked.'), { code: 'auth/popup-blocked' });
const notByGoogle = 'Google did not sign you in. Try again, or use your email address and a password.';

let kept: Map<string, string>;
let page: EventTarget;

beforeEach(() => {
  kept = new Map();
  page = new EventTarget();
  vi.resetModules();
  vi.clearAllMocks();
  vi.mocked(signInWithPopup).mockRejectedValue(blocked);
  vi.stubGlobal('EMULATOR_BUILD', false);
  vi.stubEnv('VITE_FIREBASE_AUTH_DOMAIN', shop);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

async function firebaseAuthOn(hostname: string) {
  vi.stubGlobal('location', { hostname, pathname: '/signIn' });
  return import('./firebase-auth.ts');
}

/** Simulates a return to the page from the back/forward cache. */
function comeBack(): void {
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
}

it('signing in with Google redirects if the pop-up is blocked on the auth domain', async () => {
  const { signInWithGoogleWindow } = await firebaseAuthOn(shop);
  void signInWithGoogleWindow();
  await vi.waitFor(() => {
    expect(signInWithRedirect).toHaveBeenCalledOnce();
  });
  expect(Object.fromEntries(kept)).toEqual({ googleRedirect: 'pending' });
});

it('signing in with Google fails if the pop-up is blocked on a domain other than the auth domain', async () => {
  const { signInWithGoogleWindow } = await firebaseAuthOn('www.shop.example');
  await expect(signInWithGoogleWindow()).rejects.toBe(blocked);
  expect(signInWithRedirect).not.toHaveBeenCalled();
  expect(kept.size).toBe(0);
});

it('signing in with Google fails if the user comes back from Google with the Back button', async () => {
  const { signInWithGoogleWindow } = await firebaseAuthOn(shop);
  const proof = signInWithGoogleWindow();
  await vi.waitFor(() => {
    expect(signInWithRedirect).toHaveBeenCalledOnce();
  });
  comeBack();
  await expect(proof).rejects.toThrow(notByGoogle);
  expect(kept.has('googleRedirect')).toBe(false);
});

it('signing in with Google fails if the redirect returns no user', async () => {
  const { finishGoogleRedirect } = await firebaseAuthOn(shop);
  await expect(finishGoogleRedirect()).rejects.toThrow(notByGoogle);
  expect(getRedirectResult).toHaveBeenCalledOnce();
});

it('signing in by password fails if the identity provider does not answer for 30 seconds', async () => {
  vi.useFakeTimers();
  const { signInWithPassword } = await firebaseAuthOn(shop);
  const proof = signInWithPassword({ email: 'a@b.co', password: 'secret' });
  const failure = expect(proof).rejects.toThrow('The sign-in service did not answer in time. Try again.');
  await vi.advanceTimersByTimeAsync(30_000);
  await failure;
});
