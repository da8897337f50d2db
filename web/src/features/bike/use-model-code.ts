import { useEffect, useRef, useState } from 'react';
import type { BikeInterfaces } from '@pedalworks/contract/fit';
import type { ComponentModel } from '@pedalworks/contract/fit-models';
import { useCodeOnDemand } from '../shared/use-code-on-demand.ts';
import type { BikeAnswers } from './filled-answers.ts';
import type { Filled, ModelOutcome } from './model-outcome.ts';

export interface ModelCodeProps {
  readonly answers: BikeInterfaces;
  readonly rear?: BikeInterfaces | undefined;
  /** Saves the answers; those for the rear end only if they changed. */
  readonly onFill: (answers: BikeInterfaces, rear?: BikeInterfaces) => void;
}

const none: BikeInterfaces = {};

const loadCode = () => import('./found-model.ts');

/** Looks up the code of a component and fills in its answers. Loads the codes on the first use. */
export function useModelCode({ answers, rear = none, onFill }: ModelCodeProps) {
  const [outcome, setOutcome] = useState<ModelOutcome | null>(null);
  const [code, fetchCode] = useCodeOnDemand(loadCode);
  const latest = useRef<BikeAnswers>({ answers, rear });
  // The answers can change while the codes load.
  useEffect(() => {
    latest.current = { answers, rear };
  }, [answers, rear]);
  const save = (next: BikeAnswers) =>
    onFill(next.answers, next.rear === latest.current.rear ? undefined : next.rear);
  const fill = (model: ComponentModel, found = code) => {
    if (found === null) return;
    const original = latest.current;
    const filling = found.filledAnswers(model, original);
    if (filling.changes.length > 0) save(filling);
    setOutcome({ kind: 'filled', filled: { model, filling, original } });
  };
  const find = async (typed: string) => {
    if (typed === '' || !(await fetchCode())) return;
    const found = await loadCode();
    const [only, ...others] = found.findModels(typed);
    if (only === undefined) setOutcome({ kind: 'unknown', code: typed });
    else if (others.length === 0) fill(only, found);
    else setOutcome({ kind: 'several', models: [only, ...others] });
  };
  const forget = () => setOutcome(null);
  const undo = ({ filling, original }: Filled) => {
    if (code === null) return;
    save(code.withoutFilling(filling, original, latest.current));
    forget();
  };
  return { code, outcome, find, fill, undo, forget };
}
