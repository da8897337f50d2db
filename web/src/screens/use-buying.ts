import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { Product } from '@pedalworks/contract';
import type { OpenPurchase } from '../features/orders/purchase-dialog.tsx';
import { currentSession, useSession, type SessionUser } from '../services/session.ts';
import { afterFrame } from '../ui/after-frame.ts';

interface Buying {
  readonly buying: OpenPurchase | null;
  /** What a click would buy where the pointer is. */
  readonly aimedAt: OpenPurchase | null;
  /** What may well be bought next: the part whose button came into view last, at first the first. */
  readonly likely: OpenPurchase | null;
  readonly buy: (product: Product) => void;
  readonly aimAt: (product: Product) => void;
  readonly look: (product: Product) => void;
  readonly close: () => void;
}

/**
 * The part being bought is part of the address (`?buy=<id>`): a visitor who signs in first comes back to the
 * open dialog, and the back button closes it.
 */
export function useBuying(parts: readonly Product[]): Buying {
  const { addressedId, chosenId, partAimedAt, aimAt, choose, forget } = useChosenPart();
  const { pathname, search, key } = useLocation();
  const navigate = useNavigate();
  const customer = useSession();
  const wantedId = addressedId ?? chosenId;

  // With every entry anew: one that only says the same again has called off the way to the sign-in. Asked of the session
  // itself: while the drawn page is taken over `customer` is nobody, whoever is signed in.
  useEffect(() => {
    if (addressedId === null || currentSession() !== null) return;
    // A task later: the router that is only just finishing the way here would forget to put the new address in the history.
    const soon = setTimeout(() => {
      void navigate('/signIn', { replace: true, state: { from: `${pathname}${search}` } });
    });
    return () => {
      clearTimeout(soon);
    };
  }, [addressedId, customer, navigate, pathname, search, key]);

  const buy = useCallback(
    ({ _id }: Product) => {
      choose(_id);
    },
    [choose],
  );
  const buying = purchaseOf(
    parts.find(({ _id }) => _id === wantedId),
    customer,
  );
  // Not one that the shelf has anew since: what the form begins with may be another.
  const aimedAt = purchaseOf(
    parts.find((part) => part === partAimedAt),
    customer,
  );
  return { buying, aimedAt, ...useLikely(parts, customer), buy, aimAt, close: forget };
}

function purchaseOf(product: Product | undefined, customer: SessionUser | null): OpenPurchase | null {
  return product === undefined || customer === null ? null : { product, customer };
}

/** The same object as long as it is the same part for the same person: it is drawn ahead, and not twice. */
function useLikely(parts: readonly Product[], customer: SessionUser | null) {
  const [seen, setSeen] = useState<Product | null>(null);
  const product = parts.find((part) => part === seen) ?? parts[0];
  const likely = useMemo(() => purchaseOf(product, customer), [product, customer]);
  const look = useCallback((part: Product) => {
    startTransition(() => {
      setSeen(part);
    });
  }, []);
  return { likely, look };
}

/**
 * The part in the address, and one that was just chosen: the address follows a frame later, which so comes sooner. Before
 * it is chosen a pointer was on its button, unless it was chosen with a key.
 */
function useChosenPart() {
  const [query, setQuery] = useSearchParams();
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [partAimedAt, aimAt] = useState<Product | null>(null);
  const callOff = useRef<(() => void) | null>(null);
  useEffect(() => () => callOff.current?.(), []);
  const addressedId = query.get('buy');

  const choose = useCallback(
    (id: string) => {
      flushSync(() => {
        setChosenId(id);
      });
      callOff.current?.();
      callOff.current = afterFrame(() => {
        // One entry however often it is pressed before anything shows, so that Back closes it.
        const replace = addressedId !== null;
        // At once, so that one of the two says which part it is at any time.
        setQuery({ buy: id }, { replace, preventScrollReset: true, flushSync: true });
        setChosenId(null);
        aimAt(null);
      });
    },
    [setQuery, addressedId],
  );
  const forget = useCallback(() => {
    callOff.current?.();
    setChosenId(null);
    aimAt(null);
    setQuery({}, { replace: true, preventScrollReset: true });
  }, [setQuery]);
  return { addressedId, chosenId, partAimedAt, aimAt, choose, forget };
}
