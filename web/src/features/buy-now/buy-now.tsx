import { useEffect, useEffectEvent, useState } from 'react';
import type { Order, Product } from '@pedalworks/contract';
import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { codeQuery } from '../../ui/code-query.ts';
import { errorMessage } from '../../services/error-message.ts';
import { notify } from '../../services/notify.ts';
import { signInAddress } from '../../services/return-address.ts';
import { currentSession, useSession } from '../../services/session.ts';
import { text } from '../../ui/url-params.ts';
import { useUrlState } from '../../ui/use-url-state.ts';
import { useCloseSheet, type SheetState } from '../../ui/use-sheet.ts';
import type { BuyNowDialogProps } from './buy-now-dialog.tsx';

export const buyNowParams = { buy: text('buy'), quantity: text('quantity') };

/** Returns a function that opens the Buy Now dialog, with one history entry even for a double click. */
export function useBuy(): (product: Pick<Product, '_id'>, quantity?: number) => void {
  const [{ buy }, change] = useUrlState(buyNowParams);
  const { state } = useLocation() as { state: SheetState | null };
  return ({ _id }, quantity) => {
    // Reads `location`, because `buy` is stale until React has rendered the first press.
    const replace = new URLSearchParams(location.search).has('buy');
    const sheet = buy === '' ? 'buy-now' : state?.sheet;
    const to = { buy: _id, quantity: quantity?.toString() ?? '' };
    // Avoids `flushSync`, because the redirect to the sign-in page would then run too early and be lost.
    change(to, { replace, state: { ...state, sheet }, flushSync: false });
  };
}

interface BuyNowProps {
  readonly loadedProducts?: readonly Product[];
  readonly productQuery: (id: string) => UseQueryOptions<Product, Error, Product, string[]>;
  readonly onOrdered?: ((order: Order) => void) | undefined;
}

/** Buy Now dialog for the product in the URL. Signed-out visitors sign in first, then return to the dialog. */
export function BuyNow(props: BuyNowProps) {
  const [{ buy, quantity }] = useUrlState(buyNowParams);
  const customer = useSession();
  const isOpen = buy !== '';
  useRequireSignIn(isOpen);
  const [closingId, setClosingId] = useState<string | null>(null);
  const close = useCloseSheet(['buy', 'quantity']);
  const id = isOpen ? buy : closingId;
  if (id === null || customer === null) return null;
  return (
    <OpenBuyNow
      {...props}
      key={id}
      id={id}
      quantity={Number(quantity)}
      customer={customer}
      open={isOpen}
      onEnter={() => setClosingId(id)}
      onClose={close}
      onClosed={() => setClosingId(null)}
    />
  );
}

interface OpenBuyNowProps extends Omit<BuyNowDialogProps, 'product'>, BuyNowProps {
  readonly id: string;
}

function OpenBuyNow({ loadedProducts = [], productQuery, id, ...dialog }: OpenBuyNowProps) {
  const loaded = loadedProducts.find(({ _id }) => _id === id);
  const product = useQuery({
    ...productQuery(id),
    // A separate cache entry keeps the dialog open if the product is deleted meanwhile.
    queryKey: ['buy-now', id],
    ...(loaded === undefined ? {} : { initialData: loaded }),
    staleTime: Infinity,
    gcTime: 0,
  });
  const code = useQuery(dialogQuery);
  const error = product.error ?? code.error;
  const fail = useEffectEvent((reason: Error) => {
    notify.error('The order form did not open', errorMessage(reason));
    dialog.onClose();
  });
  useEffect(() => {
    if (error !== null) fail(error);
  }, [error]);
  if (product.data === undefined || code.data === undefined) return null;
  return <code.data.BuyNowDialog product={product.data} {...dialog} />;
}

const dialogQuery = codeQuery('buy-now-dialog', () => import('./buy-now-dialog.tsx'));

function useRequireSignIn(isBuying: boolean): void {
  const place = useLocation() as Location<unknown>;
  const customer = useSession();
  const navigate = useNavigate();
  useEffect(() => {
    // Reads the session directly, because `customer` is null during hydration even for a signed-in user.
    if (isBuying && currentSession() === null)
      void navigate(signInAddress(place), { replace: true, state: place.state });
  }, [isBuying, place, customer, navigate]);
}
