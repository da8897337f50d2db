import { createMemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readAccessToken, storeAccessToken } from '../services/access-token.ts';
import { errorIn } from '../services/api-client.ts';
import { stubStorage } from '../services/test-support/stub-storage.ts';
import { handleRefusal } from './refused-session.ts';

const refused = (code: string, token = 'mine') => errorIn({ code, message: 'No.', requestId: 'r' }, token);
const invalidToken = refused('auth/invalid-token');
const forbidden = refused('auth/forbidden');

const routerAt = (address: string) =>
  createMemoryRouter(
    [
      { path: '/signOut' },
      { path: '/dashboard/myOrder', handle: { redirectsHome: true } },
      { path: '/dashboard/users' },
    ],
    { initialEntries: [address] },
  );

beforeEach(() => {
  stubStorage();
  storeAccessToken('mine');
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('handleRefusal', () => {
  it.each([
    ['401', invalidToken],
    ['403', forbidden],
  ])('navigates to /signOut if the request for an order list fails with %s', (_status, error) => {
    const router = routerAt('/dashboard/users');
    handleRefusal(router, error, { isOrderList: true });
    expect(router.state.location).toMatchObject({ pathname: '/signOut' });
  });

  it.each([
    ['401', invalidToken],
    ['403', forbidden],
  ])('navigates to /signOut after a %s for any request on a screen with an order list', (_status, error) => {
    const router = routerAt('/dashboard/myOrder');
    handleRefusal(router, error);
    expect(router.state.location.pathname).toBe('/signOut');
  });

  it('keeps a form on a screen with an order list after a 403', () => {
    const router = routerAt('/dashboard/myOrder');
    handleRefusal(router, forbidden, { sendsForm: true });
    expect(router.state.location.pathname).toBe('/dashboard/myOrder');
  });

  it('navigates to /signOut and keeps the token if a form submission is rejected with a 401', () => {
    const router = routerAt('/dashboard/users');
    handleRefusal(router, invalidToken, { sendsForm: true });
    expect(router.state.location).toMatchObject({ pathname: '/signOut' });
    expect(readAccessToken()).toBe('mine');
  });

  it('ends the session without navigating after a 401 on a screen without an order list', () => {
    const router = routerAt('/dashboard/users');
    handleRefusal(router, invalidToken);
    expect(router.state.location.pathname).toBe('/dashboard/users');
    expect(readAccessToken()).toBeNull();
  });

  it.each([
    ['a 403 that is not for an order list', forbidden],
    ['a 401 caused by App Check', refused('auth/unrecognised-app')],
    ['a 401 for the token of an earlier session', refused('auth/invalid-token', 'of a session before')],
    ['an error other than a 401 or 403', refused('orders/not-found')],
  ])('keeps the session after %s', (_what, error) => {
    const router = routerAt('/dashboard/users');
    handleRefusal(router, error);
    expect(router.state.location.pathname).toBe('/dashboard/users');
    expect(readAccessToken()).toBe('mine');
  });
});
