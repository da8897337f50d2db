import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { formatCents } from '../../../ui/money.ts';
import { counted } from '@pedalworks/contract/words';
import type { PricedCart } from './priced-lines.ts';

interface CartSummaryProps extends PricedCart {
  readonly children?: ReactNode;
}

export function CartSummary({ children, ...cart }: CartSummaryProps) {
  const { lines, totalCents } = cart;
  const itemCount = lines.reduce((sum, { line }) => sum + line.quantity, 0);
  return (
    <Card component="section" aria-labelledby="cart-summary" sx={card}>
      <Typography variant="h4" component="h2" id="cart-summary">
        Summary
      </Typography>
      <Box sx={sum}>
        <span>
          {partsText(cart)}, {counted(itemCount, 'piece')}
        </span>
        <Typography variant="figure" component="span" role="status" sx={{ fontSize: '2rem' }}>
          {formatCents(totalCents)}
        </Typography>
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        No tax or shipping added.
      </Typography>
      {children}
    </Card>
  );
}

export function partsText({ lines }: PricedCart): string {
  return counted(lines.length, 'part');
}

const card = { display: 'grid', gap: 2, p: 3, position: { md: 'sticky' }, top: 148 };

const sum = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 1,
};
