import { useState, type ReactNode } from 'react';
import { Button } from './button.tsx';
import type { TableDeclaration } from './data-table-types.ts';
import { useFocusLeftBehind } from './focus-place.ts';
import { sorted, TableSort } from './table-sort.tsx';

const cardsPerStep = 20;

/** In which order somebody has cards before them, and how many. */
interface CardArrangement {
  /** As {@link TableSort} names it. */
  readonly order: string;
  readonly wanted: number;
}

export interface CardArrangementState {
  readonly cards: CardArrangement;
  readonly arrangeCards: (to: Partial<CardArrangement>) => void;
}

/** Kept above the cards, so that a search that finds nothing does not forget it. */
export function useCardArrangement(): CardArrangementState {
  const [cards, setCards] = useState<CardArrangement>({ order: '', wanted: cardsPerStep });
  return {
    cards,
    arrangeCards: (to) => {
      setCards((before) => ({ ...before, ...to }));
    },
  };
}

interface DataTableCardsProps<Row> extends CardArrangementState {
  readonly table: TableDeclaration<Row>;
  readonly rows: readonly Row[];
}

/** The rows one under the other, for narrow screens. */
export function DataTableCards<Row>(props: DataTableCardsProps<Row>) {
  const { table, rows, cards, arrangeCards } = props;
  const { columns, noun } = table;
  const { order, wanted } = cards;
  return (
    <>
      {columns.length === 0 ? null : (
        <TableSort
          columns={columns}
          order={order}
          onChange={(to) => {
            arrangeCards({ order: to });
          }}
        />
      )}
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
            arrangeCards({ wanted: wanted + cardsPerStep });
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
