import { useEffect, useRef, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorMessage } from '../../../services/error-message.ts';
import { shopCurrency } from '../../../ui/money.ts';
import { tryPictures } from './try-pictures.ts';
import {
  checkRows,
  isToWrite,
  newPictures,
  notTwice,
  unchecked,
  writeRows,
  type CheckedRow,
} from './import-rows.ts';
import { UnknownEncoding, type EncodingChoice } from './decode-text.ts';
import { readProductsFile, type ProductsFile } from './read-products-file.ts';
import { UnreadableFile } from './unreadable-file.ts';

type ImportStep = 'choose' | 'encode' | 'check' | 'checked' | 'write' | 'written';

export interface ImportState {
  readonly step: ImportStep;
  readonly encodings: { readonly file: File; readonly choices: readonly EncodingChoice[] } | null;
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
  ...{ step: 'choose', encodings: null, file: null, rows: [], setsStock: false, importId: null },
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
    overwrite: (row: CheckedRow, columns: CheckedRow['overwrite']) =>
      setState((before) => withRows(before, [{ ...row, overwrite: columns }])),
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
    const isWhole = await run(checkWithPictures, {
      rows: rows.filter(({ issues }) => issues.length === 0),
      keepStock: !setsStock,
    });
    if (isWhole !== null) change({ step: isWhole ? 'checked' : 'choose' });
  };
}

function unread(error: unknown, file: File): Partial<ImportState> {
  if (error instanceof UnknownEncoding)
    return error.choices.length > 0
      ? { step: 'encode', encodings: { file, choices: error.choices } }
      : { problem: 'The encoding of this file is unknown. Save it as “CSV UTF-8” and choose it again.' };
  const unreadable = 'This file could not be read. Choose it again.';
  return { problem: error instanceof UnreadableFile ? error.message : unreadable };
}

const checkWithPictures: Step = async (rows, options) => {
  const checked: CheckedRow[] = [];
  const onRows = (settled: readonly CheckedRow[]) => {
    checked.push(...settled);
    options.onRows(settled);
  };
  await checkRows(rows, { ...options, onRows });
  const { dead, untried } = await tryPictures(checked.flatMap(newPictures), options.signal);
  const marked = checked.map((row) => ({
    ...row,
    deadPictures: newPictures(row).filter((address) => dead.has(address)),
    untriedPictures: newPictures(row).filter((address) => untried.has(address)),
  }));
  options.onRows(marked.filter((row) => row.deadPictures.length + row.untriedPictures.length > 0));
};

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
