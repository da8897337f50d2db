import ShoppingCartOutlined from '@mui/icons-material/ShoppingCartOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useLocation } from 'react-router-dom';
import { formatCents, formatNumber } from '../../ui/money.ts';
import { totalsOf } from './public/cart-lines.ts';
import { useCart } from './public/cart-store.ts';

export function CartLink({ layout }: { readonly layout: 'icon' | 'words' }) {
  const { itemCount, cents } = totalsOf(useCart());
  const { pathname } = useLocation();
  const total = formatCents(cents);
  // Hides the total on these pages, because they display one at current prices.
  const isOnCart = pathname === '/cart' || pathname === '/checkout';
  return (
    <Button
      variant="text"
      href="/cart"
      aria-label={itemCount === 0 ? 'Cart' : `Cart ${formatNumber(itemCount)} · ${total}`}
      aria-current={pathname === '/cart' ? 'page' : undefined}
      sx={{ flex: 'none', gap: 1, minWidth: 44, px: layout === 'icon' ? 0.5 : 1.5 }}
    >
      {layout === 'icon' ? <ShoppingCartOutlined /> : 'Cart'}
      {itemCount === 0 ? null : (
        <Box component="span" sx={square}>
          {itemCount > maxCount ? `${String(maxCount)}+` : itemCount}
        </Box>
      )}
      {layout === 'icon' || itemCount === 0 || isOnCart ? null : (
        <Box component="span" sx={{ display: { xs: 'none', lg: 'inline' } }}>
          · {total}
        </Box>
      )}
    </Button>
  );
}

const maxCount = 99;

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
