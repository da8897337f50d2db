import { useEffect, useEffectEvent, useState } from 'react';
import type { Order, Product } from '@pedalworks/contract';
import { queryOptions, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useLocation, useNavigate, useSearchParams, type Location } from 'react-router-dom';
import { errorMessage } from '../../services/error-message.ts';
import { notify } from '../../services/notify.ts';
import { signInAddress } from '../../services/return-address.ts';
import { currentSession, useSession } from '../../services/session.ts';
import { focusBuyButton } from '../shared/buy-button.tsx';
import { useAddress } from '../../ui/use-address.ts';
import { useCloseSheet, type SheetState } from '../../ui/use-sheet.ts';
import type { BuyNowDialogProps } from './buy-now-dialog.tsx';

/**
 * Opens the Buy Now dialog of a product: `?buy=<id>` in the address, beside the present parameters. Pressed again it replaces that history
 * entry, so that Back closes it.
 */
export function useBuy(): (product: Pick<Product, '_id'>, quantity?: number) => void {
  const [params, change] = useAddress();
  const { state } = useLocation() as { state: SheetState | null };
  return ({ _id }, quantity) => {
    // A second press may come before the first is rendered.
    const replace = new URLSearchParams(location.search).has('buy');
    const sheet = params.has('buy') ? state?.sheet : 'buy-now';
    const to = { buy: _id, quantity: quantity?.toString() ?? '' };
    // An effect of `flushSync` that leads to the sign-in page would be lost: the router is still completing this navigation.
    change(to, { replace, state: { ...state, sheet }, flushSync: false });
  };
}

interface BuyNowProps {
  /** Products the page has read already. */
  readonly known?: readonly Product[];
  /** Reads any other one. */
  readonly productQuery: (id: string) => UseQueryOptions<Product, Error, Product, string[]>;
  readonly onOrdered?: ((order: Order) => void) | undefined;
}

/** The Buy Now dialog that the address opens. A visitor signs in first and returns to it. */
export function BuyNow(props: BuyNowProps) {
  const [params] = useSearchParams();
  const customer = useSession();
  const addressed = params.get('buy');
  useSignInFirst(addressed !== null);
  // What is closing is still seen while it fades.
  const [drawn, setDrawn] = useState<string | null>(null);
  const close = useCloseSheet({ buy: '', quantity: '' });
  const id = addressed ?? drawn;
  if (id === null || customer === null) return null;
  const returnFocus = focusBuyButton(id);
  return (
    <OpenBuyNow
      {...props}
      key={id}
      id={id}
      quantity={Number(params.get('quantity'))}
      customer={customer}
      open={addressed !== null}
      onDraw={() => setDrawn(id)}
      onClose={close}
      onClosed={() => {
        setDrawn(null);
        returnFocus();
      }}
    />
  );
}

interface OpenBuyNowProps extends Omit<BuyNowDialogProps, 'product'>, BuyNowProps {
  readonly id: string;
}

/** The dialog and its product, each fetched where it is not there yet. Where that fails the person is told. */
function OpenBuyNow({ known = [], productQuery, id, ...dialog }: OpenBuyNowProps) {
  const read = known.find(({ _id }) => _id === id);
  const product = useQuery({
    ...productQuery(id),
    // A key of its own: the dialog keeps the product it opened with, even if the shop drops it meanwhile.
    queryKey: ['buy-now', id],
    ...(read === undefined ? {} : { initialData: read }),
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

const dialogQuery = queryOptions({
  queryKey: ['buy-now-dialog'],
  queryFn: () => import('./buy-now-dialog.tsx'),
  staleTime: Infinity,
  retry: false,
  meta: { isPublic: true },
});

function useSignInFirst(isBuying: boolean): void {
  const place = useLocation() as Location<unknown>;
  const customer = useSession();
  const navigate = useNavigate();
  useEffect(() => {
    // `customer` is always null during hydration, even when signed in.
    if (isBuying && currentSession() === null)
      void navigate(signInAddress(place), { replace: true, state: place.state });
  }, [isBuying, place, customer, navigate]);
}
