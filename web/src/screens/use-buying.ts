import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { Product } from '@pedalworks/contract';
import type { OpenPurchase } from '../features/orders/purchase-dialog.tsx';
import { useSession } from '../services/session.ts';
import { afterFrame } from '../ui/after-frame.ts';

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
  const { addressedId, chosenId, choose, forget } = useChosenPart();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const customer = useSession();
  const wantedId = addressedId ?? chosenId;
  const product = parts.find(({ _id }) => _id === wantedId);

  useEffect(() => {
    if (addressedId === null || customer !== null) return;
    void navigate('/signIn', { replace: true, state: { from: `${pathname}${search}` } });
  }, [addressedId, customer, navigate, pathname, search]);

  const buy = useCallback(
    ({ _id }: Product) => {
      choose(_id);
    },
    [choose],
  );
  const buying = product === undefined || customer === null ? null : { product, customer };
  return { buying, buy, close: forget };
}

/** The part in the address, and one that was just chosen: the address follows a frame later, which so comes sooner. */
function useChosenPart() {
  const [query, setQuery] = useSearchParams();
  const [chosenId, setChosenId] = useState<string | null>(null);
  const callOff = useRef<(() => void) | null>(null);
  useEffect(() => () => callOff.current?.(), []);

  const choose = useCallback(
    (id: string) => {
      flushSync(() => {
        setChosenId(id);
      });
      callOff.current = afterFrame(() => {
        // At once, so that one of the two says which part it is at any time.
        setQuery({ buy: id }, { preventScrollReset: true, flushSync: true });
        setChosenId(null);
      });
    },
    [setQuery],
  );
  const forget = useCallback(() => {
    callOff.current?.();
    setChosenId(null);
    setQuery({}, { replace: true, preventScrollReset: true });
  }, [setQuery]);
  return { addressedId: query.get('buy'), chosenId, choose, forget };
}
