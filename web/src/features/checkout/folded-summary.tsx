import Box from '@mui/material/Box';
import { DisclosureButton } from '../../ui/disclosure.tsx';
import { useDisclosure } from '../../ui/use-disclosure.ts';
import { formatCents } from '../../ui/money.ts';
import { CartSummary, partsText } from '../cart/public/cart-summary.tsx';
import type { PricedCart } from '../cart/public/priced-lines.ts';

export function FoldedSummary(cart: PricedCart) {
  const { id, isOpen, button } = useDisclosure();
  return (
    <Box sx={{ display: { md: 'contents' } }}>
      <Box sx={{ display: { sm: 'none' } }}>
        <DisclosureButton {...button}>
          {`Order summary · ${partsText(cart)} · ${formatCents(cart.totalCents)}`}
        </DisclosureButton>
      </Box>
      <Box id={id} sx={{ display: { xs: isOpen ? 'block' : 'none', sm: 'block', md: 'contents' } }}>
        <CartSummary {...cart} />
      </Box>
    </Box>
  );
}
