import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { StockMovement } from '@pedalworks/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { LocalTime } from '../../../ui/dates.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { EmailText } from '../../../ui/email-text.tsx';
import { formatNumber } from '../../../ui/money.ts';
import { MoreButton } from '../../../ui/more-button.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { stockMovementsQuery } from '../queries.ts';

/** Changes of a part's stock, newest first, with who made them and why. */
export function StockHistory({ id }: { readonly id: string }) {
  return (
    <Disclosure label="Stock history">
      <Movements id={id} />
    </Disclosure>
  );
}

function Movements({ id }: { readonly id: string }) {
  const query = useInfiniteQuery(stockMovementsQuery(id));
  return (
    <QueryState query={query} label="Loading the stock history" skeleton={<Skeleton height={160} />}>
      {(movements) =>
        movements.length === 0 ? (
          <Typography variant="body2" sx={quiet}>
            No changes recorded yet.
          </Typography>
        ) : (
          <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
            <Box
              component="ol"
              aria-label="Stock history"
              sx={{ width: 1, borderTop: 1, borderColor: 'divider' }}
            >
              {movements.map((movement) => (
                <Movement key={movement._id} movement={movement} />
              ))}
            </Box>
            <MoreButton query={query} noun="changes" />
          </Stack>
        )
      }
    </QueryState>
  );
}

function Movement({ movement }: { readonly movement: StockMovement }) {
  const { change, quantity, createdAt, reason } = movement;
  return (
    <Box component="li" sx={row}>
      <Box component="strong" sx={{ textAlign: 'right' }}>
        {change > 0 ? '+' : '−'}
        {formatNumber(Math.abs(change))}
      </Box>
      <Box component="span" sx={quiet}>
        → {formatNumber(quantity).replace('-', '−')}
      </Box>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Cause movement={movement} />
        {reason === '' ? null : (
          <Typography variant="body2" dir="auto">
            {reason}
          </Typography>
        )}
        <Typography variant="body2" sx={quiet}>
          <Who movement={movement} /> <LocalTime isoTime={createdAt} />
        </Typography>
      </Box>
    </Box>
  );
}

const causes: Readonly<Record<StockMovement['kind'], string>> = {
  order: 'Order',
  cancelled: 'Order cancelled',
  refund: 'Restocked by a refund',
  return: 'Returned',
  replacement: 'Replacement',
  swap: 'Swapped in an order',
  count: 'Counted',
  delivery: 'Delivery',
  edit: 'Edited',
  new: 'Added to the shop',
  import: 'Import',
  undo: 'Import undone',
};

function Cause({ movement: { kind, orderId, orderNumber } }: { readonly movement: StockMovement }) {
  return (
    <Typography>
      {causes[kind]}{' '}
      {orderId === null ? null : <Link href={`/dashboard/allOrder/${orderId}`}>{orderNumber}</Link>}
    </Typography>
  );
}

/** Names an admin. Customers and the system are clear from the cause. */
function Who({ movement: { email } }: { readonly movement: StockMovement }) {
  if (email === null) return null;
  return (
    <>
      <EmailText email={email} /> ·
    </>
  );
}

const quiet = { color: 'text.secondary' };

const row = {
  display: 'grid',
  gridTemplateColumns: 'minmax(3rem, max-content) minmax(4rem, max-content) minmax(0, 1fr)',
  alignItems: 'baseline',
  columnGap: 1.5,
  py: 1.25,
  borderBottom: 1,
  borderColor: 'divider',
  fontVariantNumeric: 'tabular-nums',
};
