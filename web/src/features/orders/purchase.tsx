import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { Product } from '@pedalworks/contract';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { errorMessage } from '../../services/error-message.ts';
import { notify } from '../../services/notify.ts';
import { signInAddress } from '../../services/return-address.ts';
import { currentSession, useSession } from '../../services/session.ts';

const isAddressed = () => new URLSearchParams(location.search).has('buy');

/** Opens the purchase of a product: `?buy=<id>` in the address. One history entry however often it is pressed, so that Back closes it. */
export function useBuy(): (product: Product) => void {
  const navigate = useNavigate();
  return useCallback(
    ({ _id }) => {
      const search = new URLSearchParams({ buy: _id }).toString();
      void navigate({ search }, { replace: isAddressed(), preventScrollReset: true });
    },
    [navigate],
  );
}

/** The purchase that the address names. A visitor signs in first and comes back to it. */
export function Purchase({ products }: { readonly products: readonly Product[] }) {
  const [query] = useSearchParams();
  const customer = useSession();
  const navigate = useNavigate();
  useSignInFirst(query.has('buy'));
  const addressed = products.find(({ _id }) => _id === query.get('buy'));
  const isOpen = addressed !== undefined && customer !== null;
  // What is closing is still seen while it fades.
  const [shown, setShown] = useState(addressed);
  if (isOpen && shown !== addressed) setShown(addressed);
  const close = useCallback(() => {
    if (isAddressed()) void navigate({ search: '' }, { replace: true, preventScrollReset: true });
  }, [navigate]);
  const code = useDialogCode({ isWanted: isOpen, onFailure: close });
  if (code === undefined || shown === undefined || customer === null) return null;
  return (
    <code.PurchaseDialog key={shown._id} product={shown} customer={customer} open={isOpen} onClose={close} />
  );
}

function useSignInFirst(isBuying: boolean): void {
  const place = useLocation();
  const customer = useSession();
  const navigate = useNavigate();
  useEffect(() => {
    // Asked of the session itself: while the prerendered page is hydrated `customer` is null, whoever is signed in.
    if (isBuying && currentSession() === null) void navigate(signInAddress(place), { replace: true });
  }, [isBuying, place, customer, navigate]);
}

interface DialogCode {
  readonly isWanted: boolean;
  readonly onFailure: () => void;
}

/** The dialog's code, fetched for the first purchase. Where that fails the person is told; the next press tries again. */
function useDialogCode({ isWanted, onFailure }: DialogCode) {
  const { data, error } = useQuery({
    queryKey: ['purchase-dialog'],
    queryFn: () => import('./purchase-dialog.tsx'),
    enabled: isWanted,
    staleTime: Infinity,
    gcTime: Infinity,
    meta: { isPublic: true },
  });
  const tell = useEffectEvent((failure: Error) => {
    notify.error('The order form did not open', errorMessage(failure));
    onFailure();
  });
  useEffect(() => {
    if (isWanted && error !== null) tell(error);
  }, [isWanted, error]);
  return data;
}
