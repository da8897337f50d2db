import { useState } from 'react';
import {
  numberKinds,
  parseNumber,
  type NumberKind,
  type NumberRule,
  type ParsedNumber,
} from '@pedalworks/contract/numbers';
import { formatNumber } from '@pedalworks/contract/words';
import { decimalsOf } from '@pedalworks/contract/money';
import { config } from '../config.ts';

export interface TypedNumberProps {
  /** Number in plain notation, such as `1234.5`, or the raw text if it is invalid. */
  readonly value: string;
  readonly label: string;
  readonly kind: NumberKind;
  /** Parses the typed text. `shown` is the number that the field displayed before. */
  readonly parse?: (typed: string, rule: NumberRule, shown: string) => ParsedNumber;
  /** Saved value. Once it changes, the field displays the number instead of the typed text. */
  readonly saved?: string | undefined;
  readonly onChange: (value: string) => void;
}

/**
 * Returns input props for a number field. The field displays the raw text until blur, then the parsed number;
 * `problem` says why the text is invalid.
 */
export function useTypedNumber({ value, saved, parse = parseNumber, ...props }: TypedNumberProps) {
  const { label, kind, onChange } = props;
  const asShown = { text: value, value, shown: value, saved };
  const [typed, setTyped] = useState(asShown);
  const { text, shown } = typed.value === value && typed.saved === saved ? typed : asShown;
  const { problem } = parse(text, numberRule(kind, label), shown);
  const input = {
    value: text,
    inputMode: kind.decimals === 0 ? 'numeric' : 'decimal',
    onChange: (change: string) => {
      const { text: understood } = parse(change, numberRule(kind, label), shown);
      setTyped({ text: change, value: understood, shown, saved });
      if (understood !== value) onChange(understood);
    },
    onBlur: () => setTyped({ ...asShown, ...(problem !== undefined && { shown }) }),
  } as const;
  return { input, problem };
}

/** Variant of {@link useTypedNumber} with its own state for the value. A change of `held` resets that state. */
export function useNumberDraft({ held, onDraft, ...props }: NumberDraftProps) {
  const [draft, setDraft] = useState({ value: held, held });
  if (draft.held !== held) setDraft({ value: held, held });
  const onChange = (value: string) => {
    setDraft({ value, held });
    const { problem } = parseNumber(value, numberRule(props.kind, props.label));
    onDraft?.(problem === undefined ? value : null);
  };
  return { ...useTypedNumber({ ...props, value: draft.value, onChange }), value: draft.value };
}

interface NumberDraftProps extends Pick<TypedNumberProps, 'label' | 'kind'> {
  readonly held: string;
  /** Receives each change: the number as text, an empty string, or null for invalid text. */
  readonly onDraft?: (value: string | null) => void;
}

export function numberRule(kind: NumberKind, label: string): NumberRule {
  const isAmount = kind.decimals === numberKinds.price.decimals;
  if (!isAmount) return { ...kind, label };
  const { currency } = config;
  const isWhole = decimalsOf(currency) === 0;
  const whole = {
    range: `a whole amount from 1 to ${formatNumber(Math.floor(kind.max))}`,
    decimals: 0,
  };
  return { ...kind, ...(isWhole && whole), label, currency };
}
