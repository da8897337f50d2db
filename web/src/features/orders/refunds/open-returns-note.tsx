import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import type { Order } from '@pedalworks/contract';
import { isOpenReturn } from '@pedalworks/contract/return-moves';
import { counted, listed, plural } from '@pedalworks/contract/words';
import { totalUnits } from '@pedalworks/contract/units-to-send';
import { useQuery } from '@tanstack/react-query';
import { orderReturnsQuery } from '../../returns/public/queries.ts';

/** Tells which pieces are in open returns, so that they are not refunded before they arrive or twice. */
export function OpenReturnsNote({ order: { _id, paid } }: { readonly order: Order }) {
  const { data: returns = [] } = useQuery({ ...orderReturnsQuery(_id), enabled: paid });
  return returns
    .filter(({ state }) => isOpenReturn(state))
    .map(({ _id: id, number, lines }) => {
      const units = totalUnits(lines);
      const names = [...new Set(lines.map(({ name }) => name))];
      return (
        <Alert key={id} severity="warning">
          {counted(units, 'piece')} of {listed(names, { max: 2 })} {plural(units, 'is', 'are')} in the open
          return <Link href={`/dashboard/returns/${number}`}>{number}</Link>. Closing the return refunds{' '}
          {plural(units, 'it', 'them')}.
        </Alert>
      );
    });
}
