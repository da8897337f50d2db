import Box from '@mui/material/Box';
import { toMakeText } from '@pedalworks/contract/made-to-order';
import type { Settings } from '@pedalworks/contract';
import { formatNumber } from '../../ui/money.ts';
import { Paper } from './paper.tsx';
import { LinesTable, PaperHead, PartCell } from './paper-parts.tsx';
import type { PickRow } from './pick-list.ts';

interface PickListPaperProps {
  readonly rows: readonly PickRow[];
  readonly orderCount: number;
  readonly seller: Settings['seller'] | undefined;
}

/** Parts to fetch for several orders, on one sheet. */
export function PickListPaper({ rows, orderCount, seller }: PickListPaperProps) {
  const pieces = rows.reduce((sum, row) => sum + row.pieces, 0);
  return (
    <Paper title="Pick list">
      <PaperHead
        name="Pick list"
        seller={seller}
        facts={[
          ['Orders', formatNumber(orderCount)],
          ['Pieces', formatNumber(pieces)],
        ]}
      />
      {rows.length === 0 ? <p>Nothing to pick: these orders are not paid, or were sent.</p> : null}
      {rows.length === 0 ? null : (
        <LinesTable headings={['Part', 'Place', 'Pieces', 'Picked']} rows={rows.map(cellsOf)} />
      )}
    </Paper>
  );
}

function cellsOf({ productId, name, partNumber, storage, toMake, pieces, orders }: PickRow) {
  return [
    <div key={productId}>
      <PartCell name={name} partNumber={partNumber} />
      <Box sx={needs}>
        {orders.map(({ number, quantity }) => (
          <span key={number}>
            {number} × {formatNumber(quantity)}
          </span>
        ))}
        {toMake === 0 ? null : <strong>{toMakeText(-toMake)}</strong>}
      </Box>
    </div>,
    <span key="place" dir="auto">
      {storage === '' ? '—' : storage}
    </span>,
    formatNumber(pieces),
    <Box key="box" component="span" sx={box} />,
  ];
}

const needs = { display: 'flex', flexWrap: 'wrap', columnGap: 2, fontSize: '0.875em' };

const box = { display: 'inline-block', width: '1em', height: '1em', border: '1px solid' };
