import { useRef, useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Product } from '@pedalworks/contract';
import { nextOrder, quote } from '../../ui/quote.ts';
import { BuyButton } from '../../ui/buy-button.tsx';
import { formatCents, formatNumber } from '../../ui/money.ts';
import { QuantityAdvice } from '../../ui/quantity-advice.tsx';
import { Availability, leastOrderText } from './catalogue/availability.tsx';
import { PriceBreaks } from './price-breaks.tsx';
import { QuantityStepper } from './quantity-stepper.tsx';

interface BuyBoxProps {
  readonly product: Product;
  readonly onBuy: (product: Product, quantity: number) => void;
}

/** Price, availability, quantity and Buy Now of a part. On a phone, price and button stay at the foot of the screen. */
export function BuyBox({ product, onBuy }: BuyBoxProps) {
  const { quantity, isNumber, field, choose, make } = useChosenQuantity(product);
  const { unitPriceCents, totalCents } = quote(product, quantity);
  const price = formatCents(unitPriceCents);
  const leastOrder = leastOrderText(product);
  const isSoldOut = product.quantity < nextOrder(product);
  // Availability already says that there is too little for any order.
  const left = isSoldOut ? Infinity : product.quantity;
  const button = (
    <BuyButton
      productId={product._id}
      isSoldOut={isSoldOut}
      onClick={() => (isNumber ? onBuy(product, quantity) : field.current?.focus())}
      sx={{ px: 4, minHeight: 48 }}
    />
  );
  return (
    <Stack spacing={2.5}>
      <Typography variant="figure" component="p" sx={{ fontSize: '2.5rem' }}>
        {price}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <Availability part={product} />
        {leastOrder === null ? null : ` · ${leastOrder}`}
      </Typography>
      <PriceBreaks product={product} quantity={quantity} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 2 }}>
        <QuantityStepper product={product} quantity={quantity} onChange={choose} inputRef={field} />
        <Box sx={{ display: { xs: 'none', sm: 'block' } }}>{button}</Box>
      </Box>
      {isNumber && quantity > 1 ? (
        <Typography>
          {formatNumber(quantity)} × {price} = <strong>{formatCents(totalCents)}</strong>
        </Typography>
      ) : null}
      {isNumber ? <QuantityAdvice product={product} quantity={quantity} left={left} onMake={make} /> : null}
      <PhoneBar price={price}>{button}</PhoneBar>
    </Stack>
  );
}

/** The last valid quantity, and whether the typed text is one. */
function useChosenQuantity(product: Product) {
  const [chosen, setChosen] = useState(() => ({ quantity: nextOrder(product), isNumber: true }));
  const field = useRef<HTMLInputElement>(null);
  const choose = (quantity: number | null) =>
    setChosen({ quantity: quantity ?? chosen.quantity, isNumber: quantity !== null });
  const make = (quantity: number) => {
    choose(quantity);
    field.current?.focus();
  };
  return { ...chosen, field, choose, make };
}

function PhoneBar({ price, children }: { readonly price: string; readonly children: ReactNode }) {
  return (
    <>
      <GlobalStyles styles={roomForBar} />
      <Box className="no-print" sx={bar}>
        <Typography variant="figure" component="span">
          {price}
        </Typography>
        {children}
      </Box>
    </>
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
