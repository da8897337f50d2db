import { useId } from 'react';
import type { ListPart, TableMore } from './data-table-types.ts';

interface DataTablePagerProps {
  readonly pageIndex: number;
  readonly pageSize: number;
  /** How many rows there are on all pages. */
  readonly count: number;
  readonly part: ListPart;
  readonly more: TableMore;
  readonly onTurn: (pageIndex: number, pageSize: number) => void;
}

const pageSizes = [10, 20, 50, 100];

/** Below a table: how many rows make a page, which ones these are, and the way to the others. */
export function DataTablePager({ pageIndex, pageSize, count, part, more, ...on }: DataTablePagerProps) {
  const first = pageIndex * pageSize;
  const end = Math.min(first + pageSize, count);
  const to = (index: number) => () => {
    on.onTurn(index, pageSize);
  };
  return (
    <div className="data-table-pager">
      <PageSize
        pageSize={pageSize}
        onChange={(size) => {
          // The row that is first now stays in sight.
          on.onTurn(Math.floor(first / size), size);
        }}
      />
      <p role="status">
        {`${String(first + 1)}–${String(end)} of ${part === null ? '' : `the ${part} `}${String(count)}`}
        {more.areLoading ? ', loading more…' : null}
      </p>
      <TurnButton
        label="Go to previous page"
        arrow="M9 2 3 8l6 6"
        onTurn={first > 0 ? to(pageIndex - 1) : null}
      />
      <TurnButton
        label="Go to next page"
        arrow="m3 2 6 6-6 6"
        onTurn={end < count ? to(pageIndex + 1) : null}
      />
    </div>
  );
}

interface PageSizeProps {
  readonly pageSize: number;
  readonly onChange: (pageSize: number) => void;
}

function PageSize({ pageSize, onChange }: PageSizeProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>Rows per page</label>
      <select
        id={id}
        value={pageSize}
        onChange={(event) => {
          onChange(Number(event.target.value));
        }}
      >
        {pageSizes.map((size) => (
          <option key={size}>{size}</option>
        ))}
      </select>
    </>
  );
}

interface TurnButtonProps {
  readonly label: string;
  /** An SVG path. */
  readonly arrow: string;
  /** Null where there is no such page. */
  readonly onTurn: (() => void) | null;
}

/** Not `disabled` at either end: a disabled button loses the focus of whoever has just pressed it. */
function TurnButton({ label, arrow, onTurn }: TurnButtonProps) {
  return (
    <button type="button" aria-label={label} aria-disabled={onTurn === null} onClick={() => onTurn?.()}>
      <svg viewBox="0 0 12 16" width={12} height={16} aria-hidden="true">
        <path d={arrow} />
      </svg>
    </button>
  );
}
