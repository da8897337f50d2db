import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { OrderReturn, Settings } from '@pedalworks/contract';
import { counted } from '@pedalworks/contract/words';
import { totalUnits } from '@pedalworks/contract/units-to-send';
import { formatDate } from '../../ui/dates.tsx';
import { formatNumber } from '../../ui/money.ts';
import { returnKindLabels, returnReasonLabels } from '../returns/public/return-labels.ts';
import { Barcode } from './barcode.tsx';
import { Paper } from './paper.tsx';
import { LinesTable, PaperHead, PartCell } from './paper-parts.tsx';

interface ReturnSlipProps {
  readonly returned: OrderReturn;
  readonly seller: Settings['seller'] | undefined;
}

/** Slip that the customer puts into the parcel. The shop scans its barcode when the parcel arrives. */
export function ReturnSlip({ returned, seller }: ReturnSlipProps) {
  const { number, kind, state, orderNumber, customerName, customerEmail, sendBy, address, lines } = returned;
  const announced = lines.filter(({ quantity }) => quantity > 0);
  const pieces = totalUnits(announced);
  return (
    <Paper title={`Return slip ${number}`}>
      <PaperHead
        name="Return slip"
        seller={seller}
        facts={[
          [returnKindLabels[kind], number],
          ['Order', orderNumber],
          ['From', customerName || customerEmail],
          // The days to send the parts count from the approval.
          ['Send by', state === 'requested' ? '' : formatDate(sendBy, 'longDay')],
        ]}
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 1 }}>
        <Barcode text={number} />
        <strong>Put this slip into the parcel.</strong>
      </Box>
      <Addressee address={address} />
      <LinesTable
        headings={['Part', 'Reason', 'Qty']}
        rows={announced.map(({ name, partNumber, reason, quantity }) => [
          <PartCell key="part" name={name} partNumber={partNumber} />,
          reason === null ? '' : returnReasonLabels[reason],
          formatNumber(quantity),
        ])}
      />
      <p>Total: {counted(pieces, 'piece')}</p>
    </Paper>
  );
}

function Addressee({ address }: Pick<OrderReturn, 'address'>) {
  if (address === '') return null;
  return (
    <Box component="section">
      <Typography variant="subtitle2" component="h2">
        Send to
      </Typography>
      <Box dir="auto" sx={{ whiteSpace: 'pre-line', fontSize: '1.125em' }}>
        {address}
      </Box>
    </Box>
  );
}
