import { useId, type FocusEvent } from 'react';
import Tooltip from '@mui/material/Tooltip';
import {
  GridEditInputCell,
  type GridColDef,
  type GridEditCellProps,
  type GridRenderEditCellParams,
  type GridValidRowModel,
} from '@mui/x-data-grid';
import { parseChange, sumText, type ParsedChange } from '@pedalworks/contract/number-change';
import { parseNumber, type NumberKind } from '@pedalworks/contract/numbers';
import { numberRule } from './typed-number.ts';

export interface CellNumber {
  readonly label: string;
  readonly kind: NumberKind;
  /** True if `+10` and `-3` change the present number. */
  readonly takesChanges?: boolean;
}

/** Key of the difference in an edited row, if the user typed a difference such as `+10`. */
export const typedChange = Symbol('typed change');

/**
 * Makes a number column editable. A cell keeps the raw text while being edited; an invalid number keeps the cell open
 * and displays the reason.
 */
export function numberEditing<Row extends GridValidRowModel>(field: string, number: CellNumber) {
  const rule = numberRule(number.kind, number.label);
  const parse = (typed: string, row: Row): ParsedChange =>
    number.takesChanges === true ? parseChange(typed, rule, Number(row[field])) : parseNumber(typed, rule);
  const problemOf = (typed: string, row: Row) =>
    typed.trim() === '' ? `${number.label} must be ${rule.range}` : parse(typed, row).problem;
  return {
    editable: true,
    valueParser: (typed: unknown) => typed,
    preProcessEditCellProps: ({ props, row }: { readonly props: GridEditCellProps; readonly row: Row }) => ({
      ...props,
      error: typeof props.value === 'string' ? problemOf(props.value, row) : undefined,
    }),
    // `typed` is undefined before the first input and after Delete.
    valueSetter: (typed: unknown, row: Row) => {
      if (typeof typed !== 'string') return row;
      const { value, change } = parse(typed, row);
      return { ...row, [field]: value, [typedChange]: change };
    },
    renderEditCell: (params: GridRenderEditCellParams<Row>) => {
      // `params.row` has the typed number already.
      const row = params.api.getRow(params.id) as Row;
      const value: unknown = params.value;
      const { change } = typeof value === 'string' ? parse(value, row) : {};
      const sum = change === undefined ? '' : sumText(Number(row[field]), change);
      return <NumberCell {...params} number={number} sum={sum} />;
    },
  } satisfies Partial<GridColDef<Row>>;
}

interface NumberCellProps extends GridRenderEditCellParams<GridValidRowModel, number | string | undefined> {
  readonly number: CellNumber;
  /** Outcome of a typed difference, such as `46 + 10 = 56`; empty if there is none. */
  readonly sum: string;
  /** Error message; false before the first validation, undefined if the number is valid. */
  readonly error?: string | false;
}

function NumberCell({ number: { label, kind }, sum, error, value, ...params }: NumberCellProps) {
  const tipId = useId();
  const isInvalid = typeof error === 'string';
  const inputMode = kind.decimals === 0 ? 'numeric' : 'decimal';
  const htmlInput = {
    'aria-label': label,
    'aria-describedby': tipId,
    inputMode,
    onFocus: selectAll,
  } as const;
  return (
    <Tooltip
      open={isInvalid || sum !== ''}
      disableInteractive
      describeChild
      title={isInvalid ? error : sum}
      slotProps={isInvalid ? warning(tipId) : preview(tipId)}
    >
      <div>
        <GridEditInputCell
          {...params}
          type="text"
          // With a debounce, pressing Enter right after a digit would leave the cell open, because validation would
          // be pending.
          debounceMs={0}
          value={typeof value === 'number' ? value.toFixed(kind.decimals) : value}
          error={isInvalid}
          slotProps={{ root: { slotProps: { htmlInput } } }}
        />
      </div>
    </Tooltip>
  );
}

/** Lets typing replace the number: after a click, `+10` would otherwise be inserted before or after it. */
const selectAll = ({ currentTarget }: FocusEvent<HTMLInputElement>) => currentTarget.select();

const preview = (id: string) => ({ tooltip: { id, role: 'status', sx: { typography: 'body2' } } });

const warning = (id: string) => ({
  tooltip: {
    id,
    role: 'alert',
    sx: { typography: 'body2', bgcolor: 'error.main', color: 'error.contrastText' },
  },
});
