import { useEffect, useRef, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorMessage } from '../../../services/error-message.ts';
import { shopCurrency } from '../../../ui/money.ts';
import { checkRows, isToWrite, notTwice, unchecked, writeRows, type CheckedRow } from './import-rows.ts';
import { UnknownEncoding, UnreadableFile } from './decode-text.ts';
import { readProductsFile, type ProductsFile } from './read-products-file.ts';

type ImportStep = 'choose' | 'encode' | 'check' | 'checked' | 'write' | 'written';

export interface ImportState {
  readonly step: ImportStep;
  /** File whose encoding the user must choose. */
  readonly undecoded: { readonly file: File; readonly bytes: Uint8Array } | null;
  readonly file: ProductsFile | null;
  readonly rows: readonly CheckedRow[];
  readonly setsStock: boolean;
  /** Id of the import in the audit log; null until the first write. */
  readonly importId: string | null;
  readonly done: number;
  readonly total: number;
  readonly problem: string | null;
}

const initialState: ImportState = {
  ...{ step: 'choose', undecoded: null, file: null, rows: [], setsStock: false, importId: null },
  ...{ done: 0, total: 0, problem: null },
};

type Step = (rows: readonly CheckedRow[], options: Parameters<typeof checkRows>[1]) => Promise<void>;

/** Manages the steps of a product import: choose a file, preview the changes, import them. */
export function useProductImport() {
  const steps = useSteps();
  const { state, setState, change, start, run, stop } = steps;
  const check = fileCheck(steps);
  const queryClient = useQueryClient();
  return {
    state,
    choose: async (chosen: File, encoding?: string) => {
      const signal = start();
      try {
        const file = await readProductsFile(chosen, shopCurrency, encoding);
        if (!signal.aborted) await check(file, false);
      } catch (error) {
        if (!signal.aborted) setState({ ...initialState, ...unread(error, chosen) });
      }
    },
    checkAgain: async (setsStock = state.setsStock) => {
      const earlier = state.step === 'written' ? state.rows : [];
      if (state.file !== null) await check(state.file, setsStock, earlier);
    },
    write: async () => {
      const batch = {
        id: state.importId ?? crypto.randomUUID(),
        fileName: state.file?.name.slice(0, 200) ?? '',
      };
      change({ step: 'write', importId: batch.id });
      const step: Step = (rows, options) => writeRows(rows, { ...options, batch });
      await run(step, { rows: state.rows.filter(isToWrite), keepStock: !state.setsStock });
      change({ step: 'written' });
      await queryClient.invalidateQueries({ queryKey: ['products'] });
    },
    stop,
    startOver: () => setState(initialState),
  };
}

function fileCheck({ setState, change, run }: ReturnType<typeof useSteps>) {
  return async (file: ProductsFile, setsStock: boolean, earlier: readonly CheckedRow[] = []) => {
    const rows = file.rows.map((row) => unchecked(notTwice(row, earlier)));
    setState({ ...initialState, step: 'check', file, rows, setsStock });
    const isWhole = await run(checkRows, {
      rows: rows.filter(({ issues }) => issues.length === 0),
      keepStock: !setsStock,
    });
    if (isWhole !== null) change({ step: isWhole ? 'checked' : 'choose' });
  };
}

function unread(error: unknown, file: File): Partial<ImportState> {
  if (error instanceof UnknownEncoding) return { step: 'encode', undecoded: { file, bytes: error.bytes } };
  const unreadable = 'This file could not be read. Choose it again.';
  return { problem: error instanceof UnreadableFile ? error.message : unreadable };
}

interface Run {
  readonly rows: readonly CheckedRow[];
  readonly keepStock: boolean;
}

function useSteps() {
  const [state, setState] = useState(initialState);
  const running = useRef(new AbortController());
  const { mutateAsync } = useMutation({ mutationFn: (work: () => Promise<void>) => work() });
  useEffect(() => () => running.current.abort(), []);
  const change = (changes: Partial<ImportState>) => setState((before) => ({ ...before, ...changes }));
  /** Aborts the current run, so that it cannot change the state of the next one. */
  const start = (): AbortSignal => {
    running.current.abort();
    running.current = new AbortController();
    return running.current.signal;
  };
  /** Returns true if the run was completed, or null if another one has replaced it. */
  const run = async (step: Step, { rows, keepStock }: Run): Promise<boolean | null> => {
    const signal = start();
    const isCurrent = () => signal === running.current.signal;
    const onRows = (settled: readonly CheckedRow[]) => {
      if (!isCurrent()) return;
      setState((before) => ({
        ...withRows(before, settled),
        done: Math.min(before.total, before.done + settled.length),
      }));
    };
    change({ done: 0, total: rows.length, problem: null });
    try {
      await mutateAsync(() => step(rows, { keepStock, signal, onRows }));
      return isCurrent() ? !signal.aborted : null;
    } catch (error) {
      if (!signal.aborted) change({ problem: errorMessage(error) });
      return isCurrent() ? false : null;
    }
  };
  const stop = () => running.current.abort();
  return { state, setState, change, start, run, stop };
}

function withRows(before: ImportState, settled: readonly CheckedRow[]): ImportState {
  const byLine = new Map(settled.map((row) => [row.line, row]));
  const rows = before.rows.map((row) => byLine.get(row.line) ?? row);
  return { ...before, rows };
}
