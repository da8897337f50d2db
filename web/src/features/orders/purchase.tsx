import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Order, Product } from '@pedalworks/contract';
import { queryOptions, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useLocation, useNavigate, useSearchParams, type Location } from 'react-router-dom';
import { errorMessage } from '../../services/error-message.ts';
import { notify } from '../../services/notify.ts';
import { signInAddress } from '../../services/return-address.ts';
import { currentSession, useSession } from '../../services/session.ts';
import { focusBuyButton } from '../../ui/buy-button.tsx';
import { useCloseSheet, type SheetState } from '../../ui/use-sheet.ts';
import type { PurchaseDialogProps } from './purchase-dialog.tsx';

const hasBuyParam = () => new URLSearchParams(location.search).has('buy');

interface Place {
  readonly state: SheetState | null;
}

/**
 * Opens the purchase of a product: `?buy=<id>` in the address, beside what stands there already. One history entry however often it
 * is pressed, so that Back closes it.
 */
export function useBuy(): (product: Pick<Product, '_id'>, quantity?: number) => void {
  const navigate = useNavigate();
  const { state } = useLocation() as Place;
  const isPushed = useRef(false);
  return useCallback(
    ({ _id }, quantity) => {
      const replace = hasBuyParam();
      isPushed.current ||= !replace;
      const search = searchWithPurchase(_id, quantity);
      const sheet = isPushed.current ? 'purchase' : state?.sheet;
      void navigate({ search }, { replace, state: { ...state, sheet }, preventScrollReset: true });
    },
    [navigate, state],
  );
}

/** The URL's query with another purchase, or none. */
function searchWithPurchase(productId?: string, quantity?: number): string {
  const params = new URLSearchParams(location.search);
  params.delete('buy');
  params.delete('quantity');
  if (productId !== undefined) params.set('buy', productId);
  if (quantity !== undefined) params.set('quantity', String(quantity));
  return params.toString();
}

/** Goes back to before the purchase was opened, or takes it out of an address that was opened with it. */
function useClose(): () => void {
  const navigate = useNavigate();
  const { state } = useLocation() as Place;
  const close = useCloseSheet(() => {
    void navigate({ search: searchWithPurchase() }, { replace: true, state, preventScrollReset: true });
  });
  return () => {
    if (hasBuyParam()) close();
  };
}

interface PurchaseProps {
  /** Products the page has read already. */
  readonly known?: readonly Product[];
  /** Reads any other one. */
  readonly productQuery: (id: string) => UseQueryOptions<Product, Error, Product, string[]>;
  readonly onOrdered?: ((order: Order) => void) | undefined;
}

/** The purchase that the address names. A visitor signs in first and comes back to it. */
export function Purchase(props: PurchaseProps) {
  const [params] = useSearchParams();
  const customer = useSession();
  const addressed = params.get('buy');
  useSignInFirst(addressed !== null);
  // What is closing is still seen while it fades.
  const [drawn, setDrawn] = useState<string | null>(null);
  const close = useClose();
  const id = addressed ?? drawn;
  if (id === null || customer === null) return null;
  const returnFocus = focusBuyButton(id);
  return (
    <PurchaseOf
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

interface PurchaseOfProps extends Omit<PurchaseDialogProps, 'product'>, PurchaseProps {
  readonly id: string;
}

/** The dialog and its product, each fetched where it is not there yet. Where that fails the person is told. */
function PurchaseOf({ known = [], productQuery, id, ...dialog }: PurchaseOfProps) {
  const read = known.find(({ _id }) => _id === id);
  const product = useQuery({
    ...productQuery(id),
    // A key of its own: the dialog keeps the product it opened with, even if the shop drops it meanwhile.
    queryKey: ['purchase', id],
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
  return <code.data.PurchaseDialog product={product.data} {...dialog} />;
}

const dialogQuery = queryOptions({
  queryKey: ['purchase-dialog'],
  queryFn: () => import('./purchase-dialog.tsx'),
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
