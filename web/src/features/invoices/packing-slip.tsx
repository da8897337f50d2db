import { Fragment } from 'react';
import Box from '@mui/material/Box';
import { lineDetails, madeToOrderText } from '@pedalworks/contract/made-to-order';
import type { Order, Refund, Settings } from '@pedalworks/contract';
import { formatNumber } from '../../ui/money.ts';
import { counted } from '@pedalworks/contract/words';
import { formatDate } from '../../ui/dates.tsx';
import { lineWarnings, OrderedFor } from '../orders/public/order-line-fit.tsx';
import { Paper } from './paper.tsx';
import { LinesTable, PaperHead, PartCell, Recipient } from './paper-parts.tsx';
import { sentLines } from './sent-lines.ts';

interface PackingSlipProps {
  readonly order: Order;
  readonly refunds: readonly Refund[];
  readonly settings: Settings | undefined;
  readonly pageName?: string;
}

export function PackingSlip({ order, refunds, settings, pageName }: PackingSlipProps) {
  const { number, address, customerName: name, customerEmail: email } = order;
  const lines = sentLines(order, refunds);
  const quantity = lines.reduce((sum, line) => sum + line.quantity, 0);
  return (
    <Paper title={`Packing slip ${number}`} pageName={pageName}>
      <PaperHead
        name="Packing slip"
        seller={settings?.seller}
        facts={[
          ['Order', number],
          [
            'Ordered',
            settings === undefined ? '' : formatDate(order.createdAt, 'longDay', settings.timeZone),
          ],
          ['Your reference', address?.purchaseOrder ?? ''],
          ['Phone', order.phone],
        ]}
      />
      <Recipient heading="Ship to" buyer={{ name, email, address }} />
      {address === null ? <p>This order cannot be shipped: it has no address.</p> : null}
      <LinesTable headings={['Part', 'Qty', 'Packed']} rows={lines.map((line) => cellsOf(line, order))} />
      <p>Total: {counted(quantity, 'piece')}</p>
      {madeToOrderText(order) === null ? null : (
        <p>Some parts were not in stock when ordered and are made to order.</p>
      )}
    </Paper>
  );
}

function cellsOf(line: Order['lines'][number], order: Order) {
  return [
    <Fragment key="part">
      <PartCell name={line.name} partNumber={lineDetails([line.partNumber], line)} />
      <OrderedFor line={line} />
      {lineWarnings(order, line).length === 0 ? null : <strong>⚠ fit not confirmed</strong>}
    </Fragment>,
    formatNumber(line.quantity),
    <Box key="box" component="span" sx={box} />,
  ];
}

const box = { display: 'inline-block', width: '1em', height: '1em', border: '1px solid' };
