import Box from '@mui/material/Box';
import type { Order } from '@pedalworks/contract';

interface LineFitWarningsProps {
  readonly order: Pick<Order, 'lines' | 'fitWarnings'>;
  readonly productId: string;
  readonly viewer: 'customer' | 'admin';
}

/** Compatibility warnings of an order line, as stored when the order was placed. */
export function LineFitWarnings({ order, productId, viewer }: LineFitWarningsProps) {
  const warnings = order.fitWarnings.filter(({ line }) => order.lines[line]?.productId === productId);
  if (warnings.length === 0) return null;
  return (
    <Box
      sx={{ flexBasis: '100%', mt: 0.5, typography: 'body2', overflowWrap: 'anywhere', whiteSpace: 'normal' }}
    >
      <strong>
        {viewer === 'admin'
          ? 'Compatibility warnings shown to the customer'
          : 'Compatibility warnings when you ordered'}
      </strong>
      <ul>
        {warnings.map(({ message }) => (
          <li key={message} dir="auto">
            {message}
          </li>
        ))}
      </ul>
    </Box>
  );
}
