import { useState, type ReactNode } from 'react';
import { Button } from './button.tsx';
import type { TableDeclaration } from './data-table-types.ts';
import { useFocusLeftBehind } from './focus-place.ts';
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
        <ShowMore
          onMore={() => {
            setWanted(wanted + cardsPerStep);
          }}
        >
          Show {Math.min(cardsPerStep, rows.length - wanted)} more {noun}
        </ShowMore>
      ) : null}
    </>
  );
}

interface ShowMoreProps {
  readonly children: ReactNode;
  readonly onMore: () => void;
}

function ShowMore({ children, onMore }: ShowMoreProps) {
  const button = useFocusLeftBehind<HTMLButtonElement>();
  return (
    <Button ref={button} variant="outlined" fullWidth onClick={onMore}>
      {children}
    </Button>
  );
}
