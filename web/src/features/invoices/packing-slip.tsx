import { Fragment } from 'react';
import Box from '@mui/material/Box';
import { lineDetails, madeToOrderText } from '@pedalworks/contract/made-to-order';
import type { Order, Settings } from '@pedalworks/contract';
import { counted, listed } from '@pedalworks/contract/words';
import { formatDate } from '../../ui/dates.tsx';
import { formatNumber } from '../../ui/money.ts';
import { lineWarnings, OrderedFor } from '../orders/public/order-line-fit.tsx';
import { hasSeveralParcels, parcelName } from '../orders/public/parcels.ts';
import { Paper } from './paper.tsx';
import { LinesTable, PaperHead, PartCell, Recipient } from './paper-parts.tsx';
import type { Slip } from './slips.ts';

interface PackingSlipProps {
  readonly order: Order;
  readonly slip: Slip;
  readonly settings: Settings | undefined;
  readonly pageName?: string | undefined;
}

export function PackingSlip({ order, slip, settings, pageName }: PackingSlipProps) {
  const { number, address, customerName: name, customerEmail: email } = order;
  const { parcel, lines } = slip;
  const quantity = lines.reduce((sum, line) => sum + line.quantity, 0);
  const isNamed = parcel !== null && hasSeveralParcels(order);
  const day = (isoTime: string | undefined) =>
    settings === undefined || isoTime === undefined ? '' : formatDate(isoTime, 'longDay', settings.timeZone);
  return (
    <Paper title={`Packing slip ${number}`} pageName={pageName}>
      <PaperHead
        name="Packing slip"
        seller={settings?.seller}
        facts={[
          ['Order', number],
          ['Parcel', isNamed ? parcelName(order, parcel) : ''],
          ['Ordered', day(order.createdAt)],
          ['Shipped', isNamed ? day(parcel.shippedAt) : ''],
          ['Your reference', address?.purchaseOrder ?? ''],
          ['Phone', order.phone],
        ]}
      />
      <Recipient heading="Ship to" buyer={{ name, email, address }} />
      {address === null ? <p>This order cannot be shipped: it has no address.</p> : null}
      <LinesTable headings={['Part', 'Qty', 'Packed']} rows={lines.map((line) => cellsOf(line, order))} />
      <p>Total: {counted(quantity, 'piece')}</p>
      <OtherParcels slip={slip} />
      {madeToOrderText(order) === null ? null : (
        <p>Some parts were not in stock when ordered and are made to order.</p>
      )}
    </Paper>
  );
}

function OtherParcels({ slip: { parcel, lines, earlier, later } }: Pick<PackingSlipProps, 'slip'>) {
  const namesOf = (others: Slip['lines']) =>
    listed(others.map(({ name, quantity }) => `${formatNumber(quantity)} × ${name}`));
  return (
    <>
      {parcel === null && lines.length === 0 ? <p>Nothing of this order is to be sent.</p> : null}
      {parcel?.kind === 'replacement' ? (
        <p>Replacement for parts that we sent earlier. Nothing to pay.</p>
      ) : null}
      {earlier.length === 0 ? null : <p>Sent earlier: {namesOf(earlier)}.</p>}
      {later.length === 0 ? null : <p>Follows in another parcel: {namesOf(later)}.</p>}
    </>
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
