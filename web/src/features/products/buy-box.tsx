import { useRef, useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Product } from '@pedalworks/contract';
import { nextOrderQuantity, quote } from './public/quote.ts';
import { BuyButton } from '../buy-now/public/buy-button.tsx';
import { formatCents, formatNumber } from '../../ui/money.ts';
import { toastsAbove } from '../../ui/sticky-bar.ts';
import { QuantityAdvice } from './public/quantity-advice.tsx';
import { QuantityStepper } from './public/quantity-stepper.tsx';
import { AddToCartButton, InYourCart } from '../cart/public/add-to-cart-button.tsx';
import { AddToCart } from '../cart/public/add-to-cart.tsx';
import { Availability, leastOrderText } from './catalogue/availability.tsx';
import { OtherSizes } from './other-sizes.tsx';
import { mailAbout } from './part-mail.ts';
import { PriceBreaks } from './price-breaks.tsx';

interface BuyBoxProps {
  readonly product: Product;
  readonly isMadeToOrder: boolean;
  readonly onBuy: (product: Product, quantity: number) => void;
}

export function BuyBox({ product, isMadeToOrder, onBuy }: BuyBoxProps) {
  const { quantity, isNumber, field, choose, make } = useChosenQuantity(product);
  const price = formatCents(quote(product, quantity).unitPriceCents);
  const isSoldOut = product.quantity < nextOrderQuantity(product);
  const refocus = isNumber ? undefined : () => field.current?.focus();
  const button = (
    <BuyButton
      productId={product._id}
      isMain={!isSoldOut}
      onBuy={refocus ?? (() => onBuy(product, quantity))}
      sx={{ px: 4, minHeight: 48 }}
    />
  );
  return (
    <Stack component="form" action={`/parts/${product.slug}`} noValidate spacing={2.5}>
      <Typography variant="figure" component="p" sx={{ fontSize: '2.5rem' }}>
        {price}
      </Typography>
      <AvailabilityLine product={product} isSoldOut={isSoldOut} isMadeToOrder={isMadeToOrder} />
      <OtherSizes product={product} />
      <PriceBreaks product={product} quantity={quantity} />
      <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 2 }}>
        <QuantityStepper product={product} quantity={quantity} onChange={choose} inputRef={field} />
        <Box sx={{ display: { xs: 'none', sm: 'flex' }, gap: 1 }}>
          {button}
          <AddToCartButton part={product} quantity={quantity} onInvalid={refocus} sx={{ minHeight: 48 }} />
        </Box>
      </Box>
      {isNumber ? <Chosen {...{ product, quantity, isMadeToOrder, isSoldOut }} onMake={make} /> : null}
      <InYourCart part={product} />
      <Terms />
      <PhoneBar price={price} product={product}>
        <AddToCart part={product} quantity={quantity} onInvalid={refocus} size={48} />
        {button}
      </PhoneBar>
    </Stack>
  );
}

interface ChosenProps extends AvailabilityLineProps {
  readonly quantity: number;
  readonly onMake: (quantity: number) => void;
}

function Chosen({ product, quantity, isMadeToOrder, isSoldOut, onMake }: ChosenProps) {
  // Infinity hides the stock warning: if even the minimum order exceeds the stock, the availability text says so.
  const available = isSoldOut ? Infinity : product.quantity;
  const advice = { product, quantity, available, isMadeToOrder, onChange: onMake };
  return (
    <>
      {quantity > 1 ? <Total product={product} quantity={quantity} /> : null}
      <QuantityAdvice {...advice} scrollsIntoView />
    </>
  );
}

function Terms() {
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      No tax or shipping added. Made in Portland.
    </Typography>
  );
}

interface AvailabilityLineProps extends Pick<BuyBoxProps, 'product' | 'isMadeToOrder'> {
  readonly isSoldOut: boolean;
}

function AvailabilityLine({ product, isSoldOut, isMadeToOrder }: AvailabilityLineProps) {
  const leastOrder = leastOrderText(product);
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      <Availability part={product} />
      {leastOrder === null ? null : ` · ${leastOrder}`}
      {isSoldOut && product.madeToOrder === undefined ? (
        <>
          {isMadeToOrder
            ? '. We’ll make it and email you when it ships. '
            : '. It can be ordered again once more are made. '}
          <Link href={mailAbout(product, 'When will it be back in stock?')}>Ask for a date</Link>
        </>
      ) : null}
    </Typography>
  );
}

interface TotalProps {
  readonly product: Product;
  readonly quantity: number;
}

function Total({ product, quantity }: TotalProps) {
  const { unitPriceCents, totalCents } = quote(product, quantity);
  const { quantity: least, unitPriceCents: fullPriceCents } = quote(product);
  const saved = fullPriceCents * quantity - totalCents;
  return (
    <Typography>
      {formatNumber(quantity)} × {formatCents(unitPriceCents)} = <strong>{formatCents(totalCents)}</strong>
      {saved <= 0
        ? null
        : ` · ${formatCents(saved)} less than ${least === 1 ? 'singly' : `at ${formatCents(fullPriceCents)}`}`}
    </Typography>
  );
}

/** Tracks the last valid quantity. `isNumber` is false while the typed text is invalid. */
function useChosenQuantity(product: Product) {
  const [chosen, setChosen] = useState(() => ({
    quantity: nextOrderQuantity(product),
    isNumber: true,
  }));
  const field = useRef<HTMLInputElement>(null);
  const choose = (quantity: number | null) =>
    setChosen({ quantity: quantity ?? chosen.quantity, isNumber: quantity !== null });
  const make = (quantity: number) => {
    choose(quantity);
    field.current?.focus();
  };
  return { ...chosen, field, choose, make };
}

interface PhoneBarProps extends Pick<BuyBoxProps, 'product'> {
  readonly price: string;
  readonly children: ReactNode;
}

function PhoneBar({ product, price, children }: PhoneBarProps) {
  return (
    <>
      <GlobalStyles styles={roomForBar} />
      <Box className="no-print" sx={bar}>
        <Stack>
          <Typography variant="figure" component="span" sx={{ lineHeight: 1.1 }}>
            {price}
          </Typography>
          <Availability part={product} />
        </Stack>
        <Box sx={{ position: 'relative', display: 'flex', flexWrap: 'wrap', gap: 1 }}>{children}</Box>
      </Box>
    </>
  );
}

/** Keeps the sticky bar from covering the end of the page, toasts and focused elements (WCAG 2.4.11). */
const roomForBar = {
  '@media (width < 600px)': {
    html: { scrollPaddingBottom: 81 },
    body: { paddingBottom: 65 },
    ...toastsAbove(65),
  },
};

const bar = {
  display: { xs: 'flex', sm: 'none' },
  flexWrap: 'wrap',
  columnGap: 1,
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
