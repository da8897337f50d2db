import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import { FoldButton } from '../../ui/fold-button.tsx';
import { formatCents } from '../../ui/money.ts';
import { CartSummary, partsText } from '../cart/cart-summary.tsx';
import type { PricedCart } from '../cart/priced-lines.ts';

export function FoldedSummary(cart: PricedCart) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <Box sx={{ display: { md: 'contents' } }}>
      <Box sx={{ display: { sm: 'none' } }}>
        <FoldButton isOpen={isOpen} controls={id} onClick={() => setOpen(!isOpen)}>
          {`Order summary · ${partsText(cart)} · ${formatCents(cart.totalCents)}`}
        </FoldButton>
      </Box>
      <Box id={id} sx={{ display: { xs: isOpen ? 'block' : 'none', sm: 'block', md: 'contents' } }}>
        <CartSummary {...cart} />
      </Box>
    </Box>
  );
}
