import Box from '@mui/material/Box';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { productQuery } from '../features/products/queries.ts';
import { buyNowProductIn, returnAddress } from '../services/return-address.ts';
import { ProductPicture } from '../features/products/public/product-picture.tsx';
import { useInBrowser } from '../ui/use-in-browser.ts';

interface OrderingLeadProps {
  readonly action: string;
  readonly otherwise: string;
}

const reason =
  'You need an account to pay. In it you follow the order, correct its address and find its invoice.';

/** Lead of the sign-in and sign-up pages. Says why an account is needed if the visitor comes from an order. */
export function OrderingLead({ action, otherwise }: OrderingLeadProps) {
  const { search } = useLocation();
  const id = useInBrowser(() => buyNowProductIn(search), null);
  const query = productQuery(id ?? '');
  const { data: product, isError } = useQuery({
    ...query,
    ...(id === null ? { queryFn: skipToken } : {}),
  });
  const isCheckout = useInBrowser(() => returnAddress(search) === '/checkout', false);
  if (isCheckout) return reason;
  if (id === null || isError) return otherwise;
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 48 }}>
      {product === undefined ? null : (
        <>
          <Box component="span" sx={{ flex: 'none', width: 48, fontSize: '0.5rem' }}>
            <ProductPicture img={product.img} alt="" sizes="48px" />
          </Box>
          <span>
            {action} to order <strong dir="auto">{product.name}</strong>. {reason}
          </span>
        </>
      )}
    </Box>
  );
}
