import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { smallestOrder, unitPriceCents } from '@pedalworks/contract/pricing';
import { fromCents } from '@pedalworks/contract/money';
import type { Product } from '@pedalworks/contract';
import { formatMoney } from '../../ui/money.ts';
import { Availability } from './catalogue/availability.tsx';
import { PriceBreaks } from './price-breaks.tsx';
import { QuantityStepper } from './quantity-stepper.tsx';

interface BuyBoxProps {
  readonly product: Product;
  readonly onBuy: (product: Product, quantity: number) => void;
}

/** Price, availability, quantity and Buy Now of a part. On a phone, price and button stay at the foot of the screen. */
export function BuyBox({ product, onBuy }: BuyBoxProps) {
  const [quantity, setQuantity] = useState(() => smallestOrder(product));
  const price = formatMoney(fromCents(unitPriceCents(product, quantity)));
  const buy = () => {
    onBuy(product, quantity);
  };
  return (
    <Stack spacing={2.5}>
      <Typography variant="figure" component="p" sx={{ fontSize: '2.5rem' }}>
        {price}
      </Typography>
      <Availability part={product} />
      <PriceBreaks product={product} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 2 }}>
        <QuantityStepper product={product} quantity={quantity} onChange={setQuantity} />
        <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
          <BuyButton id={`buy-${product._id}`} onClick={buy} />
        </Box>
      </Box>
      {product.step > 1 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Sold in steps of {product.step}.
        </Typography>
      ) : null}
      <GlobalStyles styles={roomForBar} />
      <Box className="no-print" sx={bar}>
        <Typography variant="figure" component="span">
          {price}
        </Typography>
        <BuyButton id={`buy-${product._id}-bar`} onClick={buy} />
      </Box>
    </Stack>
  );
}

function BuyButton(props: { readonly id: string; readonly onClick: () => void }) {
  return (
    <Button variant="contained" color="primary" {...props} sx={{ px: 4, minHeight: 48 }}>
      Buy Now
    </Button>
  );
}

/** The end of the page and the toasts stay above the bar. */
const roomForBar = {
  '@media (width < 600px)': {
    body: { paddingBottom: 65 },
    '.notistack-SnackbarContainer': { marginBottom: 65 },
  },
};

const bar = {
  display: { xs: 'flex', sm: 'none' },
  position: 'fixed',
  zIndex: 'appBar',
  insetInline: 0,
  bottom: 0,
  alignItems: 'center',
  justifyContent: 'space-between',
  px: 2,
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'background.default',
};
