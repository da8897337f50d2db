import { useCallback, useEffect, useRef, useState, type MouseEvent } from 'react';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Delete from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { FieldArrayRenderProps } from 'formik';
import { firstPress } from '../../../ui/first-press.ts';

interface RowButtonsProps {
  readonly noun: string;
  readonly index: number;
  readonly count: number;
  readonly onMove?: ((from: number, to: number) => void) | undefined;
  readonly onRemove: (index: number) => void;
}

export function RowButtons({ noun, index, count, onMove, onRemove }: RowButtonsProps) {
  const which = `${noun} ${String(index + 1)}`;
  return (
    <Box onMouseDown={keepFocus} data-buttons="" sx={{ display: 'flex', justifyContent: 'flex-end' }}>
      {onMove === undefined ? null : (
        <>
          <IconButton
            aria-label={`Move ${which} earlier`}
            disabled={index === 0}
            onClick={firstPress(() => onMove(index, index - 1))}
          >
            <ArrowUpward />
          </IconButton>
          <IconButton
            aria-label={`Move ${which} later`}
            disabled={index === count - 1}
            onClick={firstPress(() => onMove(index, index + 1))}
          >
            <ArrowDownward />
          </IconButton>
        </>
      )}
      <IconButton aria-label={`Remove ${which}`} onClick={firstPress(() => onRemove(index))}>
        <Delete />
      </IconButton>
    </Box>
  );
}

/** Keeps the focus in the field on mousedown: on blur, a validation error could appear and push the button away. */
export function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

interface Rows {
  readonly noun: string;
  readonly count: number;
  readonly helpers: Pick<FieldArrayRenderProps, 'push' | 'move' | 'remove'>;
  /** Selector of the field to focus in an added row. */
  readonly first?: string;
}

/**
 * Adds, moves and removes rows, and manages the focus: it moves to the added or moved row or, after a removal, to the
 * Add button. `text` announces the change to screen readers.
 */
export function useRows<List extends HTMLElement>({ noun, count, helpers, first = 'input' }: Rows) {
  const list = useRef<List>(null);
  const [done, setDone] = useState({ row: -1, places: '', text: '' });
  useEffect(() => {
    if (done.places === '') return;
    const row = list.current?.querySelectorAll('[data-row]')[done.row];
    const places = done.places.split(', ').map((place) => row?.querySelector<HTMLElement>(place));
    (
      places.find((place) => place != null) ?? list.current?.querySelector<HTMLElement>('[data-adds]')
    )?.focus();
  }, [done]);
  const name = noun.charAt(0).toUpperCase() + noun.slice(1);
  const { push, remove } = helpers;
  return {
    list,
    text: done.text,
    // Stable, so that memoized lists skip a render.
    add: useCallback(
      (blank: object) => {
        push(blank);
        setDone({ row: count, places: first, text: '' });
      },
      [push, count, first],
    ),
    onMove: (from: number, to: number) => {
      if (from === to) return;
      helpers.move(from, to);
      const places = `[aria-label$=${to < from ? 'earlier' : 'later'}]:enabled, [aria-label^=Move]:enabled`;
      setDone({ row: to, places, text: `${name} ${String(from + 1)} is now number ${String(to + 1)}.` });
    },
    onRemove: useCallback(
      (index: number) => {
        remove(index);
        setDone({ row: -1, places: 'none', text: `${name} ${String(index + 1)} is removed.` });
      },
      [remove, name],
    ),
  };
}
