import { useEffect, useRef } from 'react';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import type { PostalAddress } from '@pedalworks/contract/address';
import type { CatalogueProduct, Order, SavedAccount } from '@pedalworks/contract';
import { useNavigate, useNavigation } from 'react-router-dom';
import { AddressChoice } from '../features/account/address-choice.tsx';
import { PurchaseOrderField } from '../features/account/address-fields.tsx';
import { emptyAddress } from '../features/account/empty-address.ts';
import { useSaveAddress } from '../features/account/queries.ts';
import { accountQuery } from '../features/account/public/account-query.ts';
import { summaryLayout } from '../features/cart/cart-layout.ts';
import { CartSkeleton } from '../features/cart/cart-skeleton.tsx';
import { useCart } from '../features/cart/public/cart-store.ts';
import { priceCart, totalOf, type PricedCart } from '../features/cart/public/priced-lines.ts';
import { CheckoutForm, type CheckoutValues } from '../features/checkout/checkout-form.tsx';
import { FoldedSummary } from '../features/checkout/folded-summary.tsx';
import { usePlaceCartOrder } from '../features/checkout/place-cart-order.ts';
import { PayNow } from '../features/orders/public/pay-now.tsx';
import { catalogueQuery } from '../features/products/public/catalogue-query.ts';
import { notify } from '../services/notify.ts';
import { useCurrentUser, useSession } from '../services/session.ts';
import { EmailText } from '../ui/email-text.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { PageSection } from '../ui/page-section.tsx';
import { PrimaryLink } from '../ui/primary-link.tsx';
import { QueryState } from '../ui/query-state.tsx';
import { useInBrowser } from '../ui/use-in-browser.ts';

export function Component() {
  const { email } = useCurrentUser();
  const catalogue = useQuery({ ...catalogueQuery(), refetchOnMount: 'always' });
  const account = useQuery(accountQuery(email));
  return (
    <PageSection>
      <PageHeading>Checkout</PageHeading>
      <QueryState query={catalogue} label="Loading prices" skeleton={<CartSkeleton />}>
        {(parts) => (
          <QueryState query={account} label="Loading addresses" skeleton={<CartSkeleton />}>
            {(saved) => <Checkout catalogue={parts} account={saved} />}
          </QueryState>
        )}
      </QueryState>
    </PageSection>
  );
}

interface CheckoutProps {
  readonly catalogue: readonly CatalogueProduct[];
  readonly account: SavedAccount;
}

function Checkout({ catalogue, account }: CheckoutProps) {
  const customer = useCurrentUser();
  const placing = usePlaceCartOrder(customer);
  const currentLines = priceCart(useCart(), catalogue);
  const language = useInBrowser(() => navigator.language, 'en-US');
  const empty = emptyAddress(account.name || customer.displayName, language);
  const onOrdered = useOnOrdered(customer.email);
  const { isPending, isSuccess, variables } = placing;
  const cart = isPending || isSuccess ? cartOf(variables.lines) : currentLines;
  if (cart.unavailable.length === 0 && cart.lines.length === 0) return <NothingToOrder />;
  return (
    <Box sx={columns}>
      <FoldedSummary {...cart} />
      <CheckoutForm
        initialValues={valuesFrom(account, empty)}
        catalogue={catalogue}
        cart={cart}
        addressFields={
          <>
            <AddressChoice addresses={account.addresses} empty={empty} />
            <PurchaseOrderField />
          </>
        }
        placing={placing}
        onOrdered={onOrdered}
      />
    </Box>
  );
}

const cartOf = (lines: PricedCart['lines']): PricedCart => ({
  lines,
  unavailable: [],
  totalCents: totalOf(lines),
});

function useOnOrdered(email: string) {
  const navigate = useNavigate();
  const saveAddress = useSaveAddress(email);
  const isStaying = useNavigation().state === 'idle';
  const isStayingRef = useRef(false);
  useEffect(() => {
    isStayingRef.current = isStaying;
    return () => {
      isStayingRef.current = false;
    };
  }, [isStaying]);
  return async (order: Order, { shouldSaveAddress, phone }: CheckoutValues) => {
    const { _id, address } = order;
    notify.success('Your Order is successful', isStayingRef.current ? undefined : <PayNow order={order} />);
    if (shouldSaveAddress && address !== null)
      await saveAddress.mutateAsync({ address, phone }).catch(() => undefined);
    if (isStayingRef.current) void navigate(`/dashboard/payment/${_id}`, { replace: true });
  };
}

function valuesFrom({ phone, addresses }: SavedAccount, empty: PostalAddress): CheckoutValues {
  const { isDefault: _, ...address } = addresses.find(({ isDefault }) => isDefault) ?? {
    ...empty,
    isDefault: false,
  };
  return { ...address, purchaseOrder: '', phone, shouldSaveAddress: addresses.length === 0 };
}

/** Replaces the checkout if the cart is empty, for example after a different user has signed in on another tab. */
function NothingToOrder() {
  const { uid } = useCurrentUser();
  const session = useSession();
  const other = session !== null && session.uid !== uid ? session : null;
  return (
    <EmptyState
      title={other === null ? 'Nothing to order' : 'Another user signed in'}
      action={<PrimaryLink href="/cart">Go to the cart</PrimaryLink>}
    >
      {other === null ? (
        'The cart is empty. It may have been ordered in another tab.'
      ) : (
        <>
          No order was placed. This browser is now signed in as <EmailText email={other.email} />, whose cart
          is empty.
        </>
      )}
    </EmptyState>
  );
}

const columns = { ...summaryLayout, '& > form': { gridRow: { md: 1 }, gridColumn: { md: 1 } } };
