import ShoppingCartOutlined from '@mui/icons-material/ShoppingCartOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useLocation } from 'react-router-dom';
import { formatCents, formatNumber } from '../../ui/money.ts';
import { totalsOf } from './cart-lines.ts';
import { useCart } from './cart-store.ts';

interface CartLinkProps {
  /** An icon with the count, as in a phone's header, or also the word and what the cart comes to. */
  readonly layout: 'icon' | 'words';
}

export function CartLink({ layout }: CartLinkProps) {
  const { pieces, cents } = totalsOf(useCart());
  const { pathname } = useLocation();
  const total = formatCents(cents);
  // These say it themselves, at today's prices.
  const isOnCart = pathname === '/cart' || pathname === '/checkout';
  return (
    <Button
      variant="text"
      href="/cart"
      aria-label={pieces === 0 ? 'Cart' : `Cart ${formatNumber(pieces)} · ${total}`}
      aria-current={pathname === '/cart' ? 'page' : undefined}
      sx={{ flex: 'none', gap: 1, minWidth: 44, px: layout === 'icon' ? 0.5 : 1.5 }}
    >
      {layout === 'icon' ? <ShoppingCartOutlined /> : 'Cart'}
      {pieces === 0 ? null : (
        <Box component="span" sx={square}>
          {pieces > mostShown ? `${String(mostShown)}+` : pieces}
        </Box>
      )}
      {layout === 'icon' || pieces === 0 || isOnCart ? null : (
        <Box component="span" sx={{ display: { xs: 'none', lg: 'inline' } }}>
          · {total}
        </Box>
      )}
    </Button>
  );
}

const mostShown = 99;

const square = {
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '1.25rem',
  height: '1.25rem',
  px: 0.5,
  borderRadius: '2px',
  bgcolor: 'text.primary',
  color: 'background.default',
  fontSize: '0.8125rem',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
};
