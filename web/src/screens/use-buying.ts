import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { Product } from '@pedalworks/contract';
import type { OpenPurchase } from '../features/orders/purchase-dialog.tsx';
import { useSession } from '../services/session.ts';

interface Buying {
  readonly buying: OpenPurchase | null;
  readonly buy: (product: Product) => void;
  readonly close: () => void;
}

/**
 * The part being bought is part of the address (`?buy=<id>`): a visitor who signs in first comes back to the
 * open dialog, and the back button closes it.
 */
export function useBuying(parts: readonly Product[]): Buying {
  const [query, setQuery] = useSearchParams();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const customer = useSession();
  const wantedId = query.get('buy');
  const product = parts.find(({ _id }) => _id === wantedId);

  useEffect(() => {
    if (wantedId === null || customer !== null) return;
    void navigate('/signIn', { replace: true, state: { from: `${pathname}${search}` } });
  }, [wantedId, customer, navigate, pathname, search]);

  const buy = useCallback(
    ({ _id }: Product) => {
      // At once: as a transition the dialog would wait for the whole page to be drawn again in pauses.
      setQuery({ buy: _id }, { preventScrollReset: true, flushSync: true });
    },
    [setQuery],
  );
  const close = useCallback(() => {
    setQuery({}, { replace: true, preventScrollReset: true });
  }, [setQuery]);
  return { buying: product === undefined || customer === null ? null : { product, customer }, buy, close };
}
