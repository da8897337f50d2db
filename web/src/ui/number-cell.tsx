import { useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import InputBase from '@mui/material/InputBase';
import Tooltip from '@mui/material/Tooltip';
import {
  gridRowsLookupSelector,
  useGridApiContext,
  useGridSelector,
  type GridRenderEditCellParams,
  type GridValidRowModel,
} from '@mui/x-data-grid';
import type { NumberKind } from '@pedalworks/contract/numbers';
import { useNumberDraft } from './typed-number.ts';

/** The edit of a cell that has just closed. */
export interface CellEdit<Row> {
  /** As it was when editing began. */
  readonly row: Row;
  readonly field: string;
  /** Null for an invalid number; `problem` says why. */
  readonly value: number | null;
  readonly problem?: string;
}

/** An editable number column: its name in messages, and its kind. */
export interface CellNumber {
  readonly label: string;
  readonly kind: NumberKind;
}

interface NumberCellProps<Row extends GridValidRowModel> {
  readonly params: GridRenderEditCellParams<Row>;
  readonly number: CellNumber;
  readonly onEdit: (edit: CellEdit<Row>) => void;
}

/**
 * A number cell in edit mode. However it closes (key, click elsewhere, Back, row removed), the edit is reported to `onEdit`; only
 * Escape cancels. Enter and Tab do not close it over an invalid number, which is marked with the reason.
 */
export function NumberCell<Row extends GridValidRowModel>(props: NumberCellProps<Row>) {
  const { id, field, hasFocus } = props.params;
  const apiRef = useGridApiContext();
  const { input, refusal, touch, cancel } = useCellDraft(props);
  const inputRef = useRef<HTMLInputElement>(null);
  const tipId = useId();
  // In a layout effect, so that the digit that started editing lands in the input.
  useLayoutEffect(() => {
    if (hasFocus) inputRef.current?.focus();
  }, [hasFocus]);
  return (
    <Tooltip open={refusal !== undefined} describeChild title={refusal} slotProps={warning(tipId)}>
      <InputBase
        fullWidth
        inputRef={inputRef}
        value={input.value}
        inputProps={{
          inputMode: input.inputMode,
          'aria-label': props.number.label,
          'aria-describedby': tipId,
        }}
        error={refusal !== undefined}
        onChange={({ target }) => {
          touch();
          input.onChange(target.value);
        }}
        onKeyDown={({ key, nativeEvent }) => {
          if (key === 'Escape' && !nativeEvent.isComposing) cancel();
          else touch();
        }}
        onBlur={({ target }) => {
          // The window lost focus, not the input.
          if (document.activeElement === target) return;
          touch();
          if (apiRef.current.getCellMode(id, field) === 'edit')
            apiRef.current.stopCellEditMode({ id, field, ignoreModifications: true });
        }}
      />
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

/** The draft, reported on unmount. */
function useCellDraft<Row extends GridValidRowModel>({ params, number, onEdit }: NumberCellProps<Row>) {
  // The row in `params` already has the digit that began the edit.
  const stored = useGridSelector(useGridApiContext(), gridRowsLookupSelector)[params.id] as Row | undefined;
  const [{ row, before, held }] = useState(() => {
    const row = stored ?? params.row;
    const before = Number(row[params.field]).toFixed(number.kind.decimals);
    // A digit or Delete begins with an empty cell.
    return { row, before, held: typeof params.value === 'number' ? before : '' };
  });
  const { input, value, problem } = useNumberDraft({ ...number, held });
  const refusal = value === '' ? `${number.label} must be ${number.kind.says}` : problem;
  const state = useRef<'untouched' | 'touched' | 'cancelled'>('untouched');
  const leave = useEffectEvent(() => {
    if (state.current !== 'touched' || value === before) return;
    const typed = refusal === undefined ? { value: Number(value) } : { value: null, problem: refusal };
    onEdit({ row, field: params.field, ...typed });
  });
  useLayoutEffect(() => () => leave(), []);
  return {
    input,
    refusal: input.value === held ? undefined : refusal,
    touch: () => {
      if (state.current === 'untouched') state.current = 'touched';
    },
    cancel: () => {
      state.current = 'cancelled';
    },
  };
}
