import { partInterfaces } from '@pedalworks/contract';
import { interfaceOf } from '@pedalworks/contract/fit';
import { parseNumber } from '@pedalworks/contract/numbers';
import { array, object, ValidationError } from 'yup';
import { numberKindOf } from '../../../fit/public/interface-text.ts';
import { numberRule } from '../../../../ui/typed-number.ts';
import { numberInputsOf, toPartInterfaces, type InterfaceValues } from './interface-values.ts';

interface Problem {
  readonly path: string;
  readonly message: string;
}

/** Validates the form's interfaces: completeness first, then the contract's schema. */
export const interfaceRows = array<InterfaceValues>().test('interfaces', (validated = []) => {
  const rows = validated.map(withEmptyTexts);
  const incomplete = rows.flatMap(rowProblems);
  const problems = incomplete.length > 0 ? incomplete : contractProblems(rows);
  return (
    problems.length === 0 ||
    new ValidationError(
      problems.map(({ path, message }) => new ValidationError(message, undefined, `interfaces${path}`)),
    )
  );
});

/** Restores the empty texts that Formik removes before it validates. */
const withEmptyTexts = ({ side = '', place = '', min = '', max = '', ...row }: Partial<InterfaceValues>) =>
  ({ ...row, side, place, min, max }) as InterfaceValues;

export const isComplete = (row: InterfaceValues): boolean => rowProblems(row, 0).length === 0;

function rowProblems(row: InterfaceValues, index: number): readonly Problem[] {
  const path = `[${String(index)}]`;
  return [
    ...(row.side === '' ? [{ path: `${path}.side`, message: 'Choose what this part does' }] : []),
    ...(row.place === '' && interfaceOf(row.key)?.places !== undefined
      ? [{ path: `${path}.place`, message: 'Choose what this part is' }]
      : []),
    ...(row.statement === 'chosen' && row.values.length === 0
      ? [{ path: `${path}.values`, message: 'Choose a value, or “Value unknown”' }]
      : []),
    ...numberProblems(row, path),
  ];
}

function numberProblems(row: InterfaceValues, path: string): readonly Problem[] {
  const definition = interfaceOf(row.key);
  if (definition === undefined) return [];
  return numberInputsOf(row).flatMap(({ bound, label }) => {
    const { value, problem } = parseNumber(row[bound], numberRule(numberKindOf(definition), label));
    if (value !== null && problem === undefined) return [];
    return [{ path: `${path}.${bound}`, message: problem ?? 'Enter a number, or choose “unknown”' }];
  });
}

const contractRules = object({ interfaces: partInterfaces });

function contractProblems(rows: readonly InterfaceValues[]): readonly Problem[] {
  try {
    contractRules.validateSync({ interfaces: toPartInterfaces(rows) }, { abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.inner.map(({ path = '', message }) => ({ path: path.replace(/^interfaces/u, ''), message }));
  }
}
