import { useEffect, useRef, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorMessage } from '../../../services/error-message.ts';
import { shopCurrency } from '../../../ui/money.ts';
import { checkRows, isToWrite, unchecked, writeRows, type CheckedRow } from './import-rows.ts';
import { UnknownEncoding, type EncodingChoice } from './decode-text.ts';
import { readProductsFile, type ProductsFile } from './read-products-file.ts';
import { UnreadableFile } from './unreadable-file.ts';

type ImportStep = 'choose' | 'encode' | 'check' | 'checked' | 'write' | 'written';

export interface ImportState {
  readonly step: ImportStep;
  /** Possible encodings of a file that is not UTF-8, and the file. */
  readonly encodings: { readonly file: File; readonly choices: readonly EncodingChoice[] } | null;
  readonly file: ProductsFile | null;
  readonly rows: readonly CheckedRow[];
  /** Progress of the current step in rows. */
  readonly done: number;
  readonly total: number;
  readonly problem: string | null;
}

const nothing: ImportState = {
  ...{ step: 'choose', encodings: null, file: null, rows: [] },
  ...{ done: 0, total: 0, problem: null },
};

type Work = typeof checkRows;

/** An import of products, step by step: a file is chosen, checked by the shop, and written once an admin has seen what becomes of it. */
export function useProductImport() {
  const { state, setState, change, run, stop } = useSteps();
  const queryClient = useQueryClient();
  const check = async (file: ProductsFile) => {
    const rows = file.rows.map(unchecked);
    setState({ ...nothing, step: 'check', file, rows });
    const isWhole = await run(
      checkRows,
      rows.filter(({ issues }) => issues.length === 0),
    );
    change({ step: isWhole ? 'checked' : 'choose' });
  };
  return {
    state,
    choose: async (chosen: File, encoding?: string) => {
      try {
        await check(await readProductsFile(chosen, shopCurrency, encoding));
      } catch (error) {
        setState({ ...nothing, ...unread(error, chosen) });
      }
    },
    checkAgain: async () => {
      if (state.file !== null) await check(state.file);
    },
    write: async () => {
      change({ step: 'write' });
      await run(writeRows, state.rows.filter(isToWrite));
      change({ step: 'written' });
      await queryClient.invalidateQueries({ queryKey: ['products'] });
    },
    stop,
    startOver: () => setState(nothing),
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

function useSteps() {
  const [state, setState] = useState(nothing);
  const going = useRef(new AbortController());
  const { mutateAsync } = useMutation({ mutationFn: (work: () => Promise<void>) => work() });
  useEffect(() => () => going.current.abort(), []);
  const change = (changes: Partial<ImportState>) => setState((before) => ({ ...before, ...changes }));
  /** @returns whether it came to its end */
  const run = async (work: Work, rows: readonly CheckedRow[]): Promise<boolean> => {
    const controller = new AbortController();
    going.current = controller;
    const { signal } = controller;
    const onRows = (settled: readonly CheckedRow[]) => setState((before) => withRows(before, settled));
    change({ done: 0, total: rows.length, problem: null });
    try {
      await mutateAsync(() => work(rows, { signal, onRows }));
      return !signal.aborted;
    } catch (error) {
      if (!signal.aborted) change({ problem: errorMessage(error) });
      return false;
    }
  };
  /** Stops the current step; written rows stay. */
  const stop = () => going.current.abort();
  return { state, setState, change, run, stop };
}

function withRows(before: ImportState, settled: readonly CheckedRow[]): ImportState {
  const byLine = new Map(settled.map((row) => [row.line, row]));
  const rows = before.rows.map((row) => byLine.get(row.line) ?? row);
  return { ...before, rows, done: before.done + settled.length };
}
