import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { maxStockRows } from '@pedalworks/contract';
import { counted } from '@pedalworks/contract/words';
import { TextField } from '../../../ui/text-field.tsx';
import { UnsavedChanges } from '../../shared/unsaved-changes.tsx';
import { ReceiveBar } from './receive-bar.tsx';
import { ReceivedRow } from './received-row.tsx';
import { isScan } from './scanned-rows.ts';
import { useReceiving } from './use-receiving.ts';

/** Screen for a barcode scanner: part number, Enter, pieces, Enter, next. One act receives all parts. */
export function ReceiveGoods() {
  const receiving = useReceiving();
  const { rows, isUnsure, isPending, scan, change, remove } = receiving;
  const field = useRef<HTMLInputElement>(null);
  const [scanned, setScanned] = useState({ code: '', at: 0 });
  const read = (typed: string, at: number) => {
    const code = scan(typed, at);
    // A label that was read twice selects its pieces again.
    setScanned({ code: code ?? scanned.code, at });
  };
  useTypingAnywhere(field);
  const isLocked = isUnsure || isPending;
  return (
    <Stack spacing={2} sx={{ maxWidth: 720 }}>
      <UnsavedChanges when={rows.length > 0} text="The scanned parts are not received yet." />
      <Box inert={isLocked} sx={{ display: 'contents' }}>
        <ScanField inputRef={field} isFull={rows.length >= maxStockRows} onScan={read} />
        <Box component="ul" aria-label="Scanned parts">
          {rows.map((row) => (
            <ReceivedRow
              key={row.code}
              {...row}
              scannedAt={row.code === scanned.code ? scanned.at : 0}
              onPieces={(pieces) => change(row.code, pieces)}
              onEnter={(typed, at) => {
                if (isScan(typed)) read(typed, at);
                else field.current?.focus();
              }}
              onRemove={() => {
                remove(row.code);
                field.current?.focus();
              }}
            />
          ))}
        </Box>
      </Box>
      {rows.length === 0 ? null : <ReceiveBar receiving={receiving} />}
    </Stack>
  );
}

/** Moves the focus to a field when a code begins, because a scanner types wherever the focus is. */
function useTypingAnywhere(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKeyDown = ({ key, ctrlKey, metaKey, altKey, target }: globalThis.KeyboardEvent) => {
      const isElsewhere =
        target instanceof HTMLElement && target.closest('input, textarea, select, [popover], [role=dialog]');
      const isCode = /^[\p{L}\p{N}]$/u.test(key) && !ctrlKey && !metaKey && !altKey;
      if (isCode && !isElsewhere) field.current?.focus();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [field]);
}

interface ScanFieldProps {
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly isFull: boolean;
  readonly onScan: (typed: string, at: number) => void;
}

function ScanField({ inputRef, isFull, onScan }: ScanFieldProps) {
  const [typed, setTyped] = useState('');
  const onKeyDown = (event: KeyboardEvent) => {
    // Some scanners end a code with Tab.
    const isEnd = event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey && typed.trim() !== '');
    if (!isEnd || isFull) return;
    event.preventDefault();
    if (event.repeat || typed.trim() === '') return;
    onScan(typed, event.timeStamp);
    setTyped('');
  };
  return (
    <TextField
      label="Part number"
      value={typed}
      inputRef={inputRef}
      autoComplete="off"
      spellCheck={false}
      helperText={
        isFull
          ? `${counted(maxStockRows, 'part')} are the most at once. Receive them first.`
          : 'Scan or type it and press Enter. Scanning a part again adds one.'
      }
      onChange={({ target }) => setTyped(target.value)}
      onKeyDown={onKeyDown}
    />
  );
}
