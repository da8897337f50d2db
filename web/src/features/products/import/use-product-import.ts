import { useEffect, useRef, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorMessage } from '../../../services/error-message.ts';
import { shopCurrency } from '../../../ui/money.ts';
import { deadPictures } from './dead-pictures.ts';
import { checkRows, isToWrite, newPictures, unchecked, writeRows, type CheckedRow } from './import-rows.ts';
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
  const { state, setState, change, run, stop } = useSteps();
  const queryClient = useQueryClient();
  const check = async (file: ProductsFile, setsStock = state.setsStock) => {
    const rows = file.rows.map(unchecked);
    setState({ ...initialState, step: 'check', file, rows, setsStock });
    const isWhole = await run(checkWithPictures, {
      rows: rows.filter(({ issues }) => issues.length === 0),
      keepStock: !setsStock,
    });
    change({ step: isWhole ? 'checked' : 'choose' });
  };
  return {
    state,
    choose: async (chosen: File, encoding?: string) => {
      try {
        await check(await readProductsFile(chosen, shopCurrency, encoding), false);
      } catch (error) {
        setState({ ...initialState, ...unread(error, chosen) });
      }
    },
    checkAgain: async (setsStock?: boolean) => {
      if (state.file !== null) await check(state.file, setsStock);
    },
    overwrite: (row: CheckedRow, columns: CheckedRow['overwrite']) =>
      setState((before) => withRows(before, [{ ...row, overwrite: columns }])),
    write: async () => {
      const batch = { id: crypto.randomUUID(), fileName: state.file?.name.slice(0, 200) ?? '' };
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
  const dead = await deadPictures(checked.flatMap(newPictures), options.signal);
  const marked = checked.map((row) => ({
    ...row,
    deadPictures: newPictures(row).filter((address) => dead.has(address)),
  }));
  options.onRows(marked.filter((row) => row.deadPictures.length > 0));
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
  const run = async (step: Step, { rows, keepStock }: Run): Promise<boolean> => {
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const onRows = (settled: readonly CheckedRow[]) =>
      setState((before) => ({
        ...withRows(before, settled),
        done: Math.min(before.total, before.done + settled.length),
      }));
    change({ done: 0, total: rows.length, problem: null });
    try {
      await mutateAsync(() => step(rows, { keepStock, signal, onRows }));
      return !signal.aborted;
    } catch (error) {
      if (!signal.aborted) change({ problem: errorMessage(error) });
      return false;
    }
  };
  const stop = () => running.current.abort();
  return { state, setState, change, run, stop };
}

function withRows(before: ImportState, settled: readonly CheckedRow[]): ImportState {
  const byLine = new Map(settled.map((row) => [row.line, row]));
  const rows = before.rows.map((row) => byLine.get(row.line) ?? row);
  return { ...before, rows };
}
