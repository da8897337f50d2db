import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { Product } from '@pedalworks/contract';
import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { errorMessage } from '../../services/error-message.ts';
import { notify } from '../../services/notify.ts';
import { signInAddress } from '../../services/return-address.ts';
import { currentSession, useSession } from '../../services/session.ts';

const isAddressed = () => new URLSearchParams(location.search).has('buy');

/**
 * Opens the purchase of a product: `?buy=<id>` in the address, beside what stands there already. One history entry however often it
 * is pressed, so that Back closes it.
 */
export function useBuy(): (product: Pick<Product, '_id'>, quantity?: number) => void {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  return useCallback(
    ({ _id }, quantity) => {
      const search = addressedSearch({
        buy: _id,
        ...(quantity === undefined ? {} : { quantity: String(quantity) }),
      });
      void navigate({ search }, { replace: isAddressed(), state, preventScrollReset: true });
    },
    [navigate, state],
  );
}

/** What the address asks for, with another purchase or none. */
function addressedSearch(purchase: Readonly<Record<string, string>>): string {
  const params = new URLSearchParams(location.search);
  params.delete('buy');
  params.delete('quantity');
  for (const [name, value] of Object.entries(purchase)) params.set(name, value);
  return params.toString();
}

interface PurchaseProps {
  /** Products the page has read already. */
  readonly known?: readonly Product[];
  /** Reads any other one. */
  readonly productQuery: (id: string) => ProductQuery;
}

type ProductQuery = UseQueryOptions<Product, Error, Product, string[]>;

/** The purchase that the address names. A visitor signs in first and comes back to it. */
export function Purchase({ known = [], productQuery }: PurchaseProps) {
  const [query] = useSearchParams();
  const customer = useSession();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  useSignInFirst(query.has('buy'));
  const close = useCallback(() => {
    if (isAddressed())
      void navigate({ search: addressedSearch({}) }, { replace: true, state, preventScrollReset: true });
  }, [navigate, state]);
  // What is closing is still seen while it fades.
  const [shown, setShown] = useState<Product>();
  const [wasOpen, setWasOpen] = useState(false);
  const addressed = useAddressedProduct({
    id: query.get('buy'),
    known,
    open: wasOpen ? shown : undefined,
    productQuery,
    onFailure: close,
  });
  const isOpen = addressed !== undefined && customer !== null;
  if (isOpen && shown !== addressed) setShown(addressed);
  if (isOpen !== wasOpen) setWasOpen(isOpen);
  const code = useDialogCode({ isWanted: isOpen, onFailure: close });
  if (code === undefined || shown === undefined || customer === null) return null;
  return (
    <code.PurchaseDialog
      key={shown._id}
      product={shown}
      quantity={Number(query.get('quantity'))}
      customer={customer}
      open={isOpen}
      onClose={close}
    />
  );
}

interface AddressedProduct extends Required<PurchaseProps> {
  readonly id: string | null;
  /** The product whose purchase is open: it stays, also when the shop takes it away. */
  readonly open: Product | undefined;
  readonly onFailure: () => void;
}

/** The product to buy: one the page knows already, or read for the purchase. One that is not sold any more is said to be. */
function useAddressedProduct(addressed: AddressedProduct): Product | undefined {
  const { id, known, open, productQuery, onFailure } = addressed;
  const customer = useSession();
  const found = known.find(({ _id }) => _id === id);
  const stays = open?._id === id ? open : undefined;
  const isWanted = id !== null && found === undefined && customer !== null;
  const { data, error } = useQuery({ ...productQuery(id ?? ''), enabled: isWanted });
  const tell = useEffectEvent((failure: Error) => {
    notify.error('The order form did not open', errorMessage(failure));
    onFailure();
  });
  const mayFail = isWanted && stays === undefined;
  useEffect(() => {
    if (mayFail && error !== null) tell(error);
  }, [mayFail, error]);
  return id === null ? undefined : (found ?? data ?? stays);
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
