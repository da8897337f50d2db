import { useEffect, useRef } from 'react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import type { OrderReturn } from '@pedalworks/contract';
import { isOpenReturn } from '@pedalworks/contract/return-moves';
import { ErrorState } from '../../../ui/error-state.tsx';
import { oneOf } from '../../../ui/url-params.ts';
import { useUrlState } from '../../../ui/use-url-state.ts';
import { orderPageQuery, orderRefundsQuery } from '../../orders/public/returned-order.ts';
import { orderReturnsQuery } from '../public/queries.ts';
import { ReceiveForm } from '../receive/receive-form.tsx';
import type { ReceivedReturn } from '../receive/receive-values.ts';
import { ReturnActions } from './return-actions.tsx';
import { CustomerNote, ReturnAside } from './return-aside.tsx';
import { ReturnLines } from './return-lines.tsx';
import { ReturnResult } from './return-result.tsx';

interface ReturnSheetProps {
  readonly found: OrderReturn;
  readonly onClosed: () => void;
}

/** Set by the scanner, so that the return opens ready to inspect. */
const inspectParams = { inspect: oneOf('inspect', ['1'], '') };

export function ReturnSheet({ found, onClosed }: ReturnSheetProps) {
  const [{ inspect }, change] = useUrlState(inspectParams);
  // Observed in every state: the query of a form that disappears would be cancelled, and its result stay stale.
  const { data: order } = useQuery(orderPageQuery(found.orderId));
  const isInspecting = found.state === 'received' || (inspect !== '' && isOpenReturn(found.state));
  useFocusAfter(isInspecting, onClosed);
  return (
    <Stack spacing={4}>
      {isInspecting ? null : (
        <ReturnActions found={found} onReceive={() => change({ inspect: '1' }, { replace: true })} />
      )}
      <Box sx={columns}>
        <Box sx={note}>
          <CustomerNote found={found} />
        </Box>
        <Box sx={{ gridArea: 'main', minWidth: 0 }}>
          {isInspecting ? (
            <Inspection found={found} />
          ) : (
            <Stack spacing={4}>
              <ReturnResult found={found} order={order} />
              <ReturnLines found={found} />
            </Stack>
          )}
        </Box>
        <ReturnAside found={found} />
      </Box>
    </Stack>
  );
}

/** Moves the focus once the form disappears, also if another admin closed the return. */
function useFocusAfter(isInspecting: boolean, moveFocus: () => void): void {
  const wasInspecting = useRef(isInspecting);
  useEffect(() => {
    if (wasInspecting.current && !isInspecting && document.activeElement === document.body) moveFocus();
    wasInspecting.current = isInspecting;
  });
}

function Inspection({ found }: Pick<ReturnSheetProps, 'found'>) {
  const { about, error, retry } = useReceivedReturn(found);
  if (about !== null) return <ReceiveForm about={about} />;
  return error === null ? <Skeleton height={320} /> : <ErrorState error={error} onRetry={retry} />;
}

/** Loads the order of a return, its refunds and its other returns. */
function useReceivedReturn(found: OrderReturn) {
  const orders = useQuery(orderPageQuery(found.orderId));
  const refunds = useQuery({ ...orderRefundsQuery({ _id: found.orderId, paid: true }) });
  const returns = useQuery(orderReturnsQuery(found.orderId));
  const failed = [orders, refunds, returns].filter(({ data, error }) => data === undefined && error !== null);
  const about: ReceivedReturn | null =
    orders.data && refunds.data && returns.data
      ? { found, order: orders.data, refunds: refunds.data, returns: returns.data }
      : null;
  return {
    about,
    error: failed[0]?.error ?? null,
    retry: () => failed.forEach(({ refetch }) => void refetch()),
  };
}

/** The customer's note comes before the form, or beside it. */
const columns = {
  display: 'grid',
  gridTemplate: '"note" auto "main" auto "." 32px "aside" auto / minmax(0, 1fr)',
  alignItems: 'start',
  columnGap: 5,
  '@media (min-width: 70em)': {
    gridTemplate: '"main note" auto "main aside" 1fr / minmax(0, 1fr) 18rem',
  },
};

const note = { gridArea: 'note', minWidth: 0, mb: 4, '&:empty': { display: 'none' } };
