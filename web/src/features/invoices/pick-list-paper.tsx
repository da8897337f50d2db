import Box from '@mui/material/Box';
import { toMakeText } from '@pedalworks/contract/made-to-order';
import { counted } from '@pedalworks/contract/words';
import { formatNumber } from '../../ui/money.ts';
import { Paper } from './paper.tsx';
import { LinesTable, PaperHead, PartCell } from './paper-parts.tsx';
import type { PickRow } from './pick-list.ts';

interface PickListPaperProps {
  readonly rows: readonly PickRow[];
  readonly orderCount: number;
}

/** Parts to fetch for several orders, on one sheet. */
export function PickListPaper({ rows, orderCount }: PickListPaperProps) {
  const pieces = rows.reduce((sum, row) => sum + row.pieces, 0);
  return (
    <Paper title="Pick list">
      <PaperHead
        name="Pick list"
        seller={undefined}
        facts={[
          ['Orders', formatNumber(orderCount)],
          ['Pieces', formatNumber(pieces)],
        ]}
      />
      {rows.length === 0 ? <p>Nothing to pick: these orders are not paid, or were sent.</p> : null}
      {rows.length === 0 ? null : (
        <LinesTable headings={['Part', 'Place', 'Pieces', 'Picked']} rows={rows.map(cellsOf)} />
      )}
      <p>Total: {counted(pieces, 'piece')}</p>
    </Paper>
  );
}

function cellsOf({ productId, name, partNumber, storage, toMake, pieces, orders }: PickRow) {
  return [
    <div key={productId}>
      <PartCell name={name} partNumber={partNumber} />
      <Box sx={{ fontSize: '0.875em' }}>
        {orders.map(({ number, quantity }) => `${number} × ${formatNumber(quantity)}`).join(', ')}
        {toMake === 0 ? null : <strong> · {toMakeText(-toMake)}</strong>}
      </Box>
    </div>,
    <span key="place" dir="auto">
      {storage === '' ? '—' : storage}
    </span>,
    formatNumber(pieces),
    <Box key="box" component="span" sx={box} />,
  ];
}

const box = { display: 'inline-block', width: '1em', height: '1em', border: '1px solid' };
