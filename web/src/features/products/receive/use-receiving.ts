import { useState } from 'react';
import { useMutation, useQueries, useQueryClient } from '@tanstack/react-query';
import type { StockRow } from '@pedalworks/contract';
import { ApiError } from '@pedalworks/contract/errors';
import { counted } from '@pedalworks/contract/words';
import { call } from '../../../services/api-client.ts';
import { sendOnce } from '../../../services/idempotency-key.ts';
import { notify } from '../../../services/notify.ts';
import { currentSession } from '../../../services/session.ts';
import { receivedPartQuery } from './received-part-query.ts';
import {
  cleanCode,
  isReadTwice,
  piecesOf,
  toStockRows,
  unitsByPart,
  withPieces,
  withScan,
  type ScannedRow,
} from './scanned-rows.ts';

/** Scanned parts of a delivery, which one act receives. */
export function useReceiving() {
  const [rows, setRows] = useState<readonly ScannedRow[]>([]);
  const [last, setLast] = useState({ code: '', at: -Infinity });
  const found = useQueries({ queries: rows.map(({ code }) => receivedPartQuery(code)) });
  const partOf = (code: string) => found[rows.findIndex((row) => row.code === code)]?.data;
  const units = unitsByPart(rows, partOf);
  const { mutate, isPending, error, reset } = useReceive(() => setRows([]));
  /** Returns the code of the scanned part; null for an empty text or a second reading. */
  const scan = (typed: string, at: number): string | null => {
    const code = cleanCode(typed);
    if (code === '' || isReadTwice({ code, at }, last)) return null;
    setLast({ code, at });
    setRows((present) => withScan(present, code));
    reset();
    return code;
  };
  return {
    rows: rows.map((row, place) => ({
      ...row,
      part: found[place]?.data,
      change: piecesOf(row) === null ? null : (units.get(partOf(row.code)?.partNumber ?? '') ?? 0),
      error: found[place]?.error ?? null,
      retry: () => void found[place]?.refetch(),
    })),
    isReady: rows.every((row) => partOf(row.code) != null && piecesOf(row) !== null),
    // The shop may have received them although its answer was lost. Other rows under the same key would be refused.
    isUnsure: error !== null && !(error instanceof ApiError && error.status < 500),
    isPending,
    error,
    scan,
    change: (code: string, pieces: string) => setRows((present) => withPieces(present, code, pieces)),
    remove: (code: string) => setRows((present) => present.filter((row) => row.code !== code)),
    receive: (reason: string) => mutate({ reason, rows: toStockRows(units) }),
  };
}

function useReceive(onReceived: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ reason, rows }: { readonly reason: string; readonly rows: readonly StockRow[] }) =>
      sendOnce({ uid: currentSession()?.uid ?? '', subject: 'receive-goods' }, (headers) =>
        call('receiveStock', { headers, body: { reason, rows: [...rows] } }),
      ),
    onSuccess: ({ parts }) => {
      notify.success(`${counted(parts.length, 'part')} received`);
      onReceived();
      for (const queryKey of [['products'], ['stats']]) void queryClient.invalidateQueries({ queryKey });
    },
    meta: { sendsForm: true },
  });
}
