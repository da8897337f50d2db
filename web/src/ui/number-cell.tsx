import { useId } from 'react';
import Tooltip from '@mui/material/Tooltip';
import {
  GridEditInputCell,
  type GridColDef,
  type GridEditCellProps,
  type GridRenderEditCellParams,
  type GridValidRowModel,
} from '@mui/x-data-grid';
import { parseNumber, type NumberKind } from '@pedalworks/contract/numbers';
import { numberRule } from './typed-number.ts';

export interface CellNumber {
  readonly label: string;
  readonly kind: NumberKind;
}

/**
 * Makes a number column editable. A cell keeps the raw text while being edited; an invalid number keeps the cell open
 * and displays the reason.
 */
export function numberEditing<Row extends GridValidRowModel>(field: string, number: CellNumber) {
  const rule = numberRule(number.kind, number.label);
  const problemOf = (text: string) =>
    text.trim() === '' ? `${number.label} must be ${rule.range}` : parseNumber(text, rule).problem;
  return {
    editable: true,
    valueParser: (typed: unknown) => typed,
    preProcessEditCellProps: ({ props }: { readonly props: GridEditCellProps }) => ({
      ...props,
      error: typeof props.value === 'string' ? problemOf(props.value) : undefined,
    }),
    // `typed` is undefined before the first input and after Delete.
    valueSetter: (typed: unknown, row: Row) =>
      typeof typed === 'string' ? { ...row, [field]: parseNumber(typed, rule).value } : row,
    renderEditCell: (params: GridRenderEditCellParams<Row>) => <NumberCell {...params} number={number} />,
  } satisfies Partial<GridColDef<Row>>;
}

interface NumberCellProps extends GridRenderEditCellParams<GridValidRowModel, number | string | undefined> {
  readonly number: CellNumber;
  /** Error message; false before the first validation, undefined if the number is valid. */
  readonly error?: string | false;
}

function NumberCell({ number: { label, kind }, error, value, ...params }: NumberCellProps) {
  const tipId = useId();
  const isInvalid = typeof error === 'string';
  const inputMode = kind.decimals === 0 ? 'numeric' : 'decimal';
  const htmlInput = { 'aria-label': label, 'aria-describedby': tipId, inputMode } as const;
  return (
    <Tooltip open={isInvalid} disableInteractive describeChild title={error} slotProps={warning(tipId)}>
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

const warning = (id: string) => ({
  tooltip: {
    id,
    role: 'alert',
    sx: { typography: 'body2', bgcolor: 'error.main', color: 'error.contrastText' },
  },
});
