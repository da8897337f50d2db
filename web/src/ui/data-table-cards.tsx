import { useState } from 'react';
import Button from '@mui/material/Button';
import type { TableDeclaration } from './data-table-types.ts';

interface DataTableCardsProps<Row> {
  readonly table: TableDeclaration<Row>;
  readonly rows: readonly Row[];
}

const cardsPerStep = 20;

/** The rows one under the other, for narrow screens. */
export function DataTableCards<Row>({ table, rows }: DataTableCardsProps<Row>) {
  const [wanted, setWanted] = useState(cardsPerStep);
  return (
    <>
      <ul className="data-table-cards">
        {rows.slice(0, wanted).map((row) => (
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
          Show {Math.min(cardsPerStep, rows.length - wanted)} more {table.noun}
        </Button>
      ) : null}
    </>
  );
}
