import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { Order } from '@pedalworks/contract';
import { counted } from '@pedalworks/contract/words';
import { totalUnits } from '@pedalworks/contract/units-to-send';
import { PrintedTime } from '../../../ui/dates.tsx';
import { Section } from '../../../ui/section.tsx';
import { orderReturnsQuery } from '../public/queries.ts';
import { returnKindLabels } from '../public/return-labels.ts';
import { CustomerReturnChip } from './customer-return-chip.tsx';

/** Returns of an order, one line each, newest first. */
export function OrderReturns({ order }: { readonly order: Order }) {
  const { data: returns = [] } = useQuery({
    ...orderReturnsQuery(order._id),
    enabled: order.shipments.length > 0,
  });
  if (returns.length === 0) return null;
  return (
    <Section title="Returns">
      <Box component="ul" sx={{ borderTop: 1, borderColor: 'divider' }}>
        {returns.toReversed().map((returned) => (
          <Box component="li" key={returned._id} sx={row}>
            <Link href={`/dashboard/myOrder/${order._id}/return/${returned._id}`} sx={{ fontWeight: 700 }}>
              {returned.number}
            </Link>
            <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
              {returnKindLabels[returned.kind]} of {counted(totalUnits(returned.lines), 'piece')},{' '}
              <PrintedTime isoTime={returned.createdAt} />
            </Typography>
            <Box component="span" sx={{ ml: 'auto' }}>
              <CustomerReturnChip state={returned.state} />
            </Box>
          </Box>
        ))}
      </Box>
    </Section>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  minHeight: 48,
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
};
