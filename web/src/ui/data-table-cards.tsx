import { useState } from 'react';
import { Button } from './button.tsx';
import type { TableDeclaration } from './data-table-types.ts';
import { sorted, TableSort } from './table-sort.tsx';

interface DataTableCardsProps<Row> {
  readonly table: TableDeclaration<Row>;
  readonly rows: readonly Row[];
}

const cardsPerStep = 20;

/** The rows one under the other, for narrow screens. */
export function DataTableCards<Row>({ table, rows }: DataTableCardsProps<Row>) {
  const { columns, noun } = table;
  const [wanted, setWanted] = useState(cardsPerStep);
  const [order, setOrder] = useState('');
  return (
    <>
      {columns.length === 0 ? null : <TableSort columns={columns} order={order} onChange={setOrder} />}
      <ul className="data-table-cards">
        {sorted(rows, columns, order)
          .slice(0, wanted)
          .map((row) => (
            <li key={table.rowId(row)}>{table.card(row)}</li>
          ))}
      </ul>
      {rows.length > wanted ? (
        <Button
          variant="outlined"
          fullWidth
          onClick={() => {
            setWanted(wanted + cardsPerStep);
          }}
        >
          Show {Math.min(cardsPerStep, rows.length - wanted)} more {noun}
        </Button>
      ) : null}
    </>
  );
}
