import { interfaces, type PartInterface } from '@pedalworks/contract/fit';
import { validateYupSchema, yupToFormErrors } from 'formik';
import { object } from 'yup';
import { describe, expect, it } from 'vitest';
import { interfaceRows } from './interface-rules.ts';
import {
  blankInterface,
  interfaceValuesOf,
  toPartInterfaces,
  type InterfaceValues,
} from './interface-values.ts';

const stated: readonly PartInterface[] = [
  { key: 'freehub', side: 'provides', values: ['HG-L2', 'HG-L'] },
  { key: 'freehub', side: 'needs' },
  { key: 'steerer', side: 'needs', place: 'stem', values: ['28.6'] },
  { key: 'crown', side: 'needs', min: 39.8, max: 39.8 },
  { key: 'rotor-thickness', side: 'provides', min: 1.5, max: 2.3 },
  { key: 'clearance', side: 'provides', max: 45 },
  { key: 'ring-teeth', side: 'provides', min: 30 },
  { key: 'rim-width', side: 'provides' },
];

const blank = (key: string): InterfaceValues => {
  const definition = interfaces.find((each) => each.key === key);
  if (definition === undefined) throw new Error(`No interface ${key}`);
  return blankInterface(definition);
};

/** Validates form values as Formik does. */
async function errorsOf(rows: readonly InterfaceValues[]): Promise<unknown> {
  try {
    await validateYupSchema({ interfaces: rows }, object({ interfaces: interfaceRows }));
    return {};
  } catch (error) {
    return yupToFormErrors(error);
  }
}

describe('form values of interfaces', () => {
  it('convert back to the same interfaces, and are valid', async () => {
    const rows = stated.map(interfaceValuesOf);
    expect(toPartInterfaces(rows)).toEqual(stated);
    expect(await errorsOf(rows)).toEqual({});
  });

  it('leave out a bound that the kind of statement does not have', () => {
    const row: InterfaceValues = { ...blank('rim-width'), side: 'provides', min: '19', max: '25' };
    expect(toPartInterfaces([row])).toEqual([{ key: 'rim-width', side: 'provides', min: 19, max: 19 }]);
    expect(toPartInterfaces([{ ...row, statement: 'at-most' }])).toEqual([
      { key: 'rim-width', side: 'provides', max: 25 },
    ]);
    expect(toPartInterfaces([{ ...row, statement: 'unknown' }])).toEqual([
      { key: 'rim-width', side: 'provides' },
    ]);
  });

  it('preselect the side of interfaces that only one side states', () => {
    expect(blank('pressure').side).toBe('provides');
    expect(blank('freehub').side).toBe('');
  });

  it('of incomplete rows have errors at the empty fields', async () => {
    const rows: readonly InterfaceValues[] = [
      blank('freehub'),
      { ...blank('rim-width'), side: 'provides' },
      { ...blank('speeds'), side: 'needs', values: ['12'] },
      { ...blank('spoke-count'), side: 'needs', min: '28.5' },
      { ...blank('clearance'), side: 'provides', statement: 'range', min: '900', max: '40' },
    ];
    expect(await errorsOf(rows)).toEqual({
      interfaces: [
        { side: 'Choose what this part does', values: 'Choose a value, or “Value unknown”' },
        { min: 'Enter a number, or choose “unknown”' },
        { place: 'Choose what this part is' },
        { min: 'Value in holes must be a whole number from 12 to 48' },
        { min: 'Minimum in mm must be a number from 18 to 130' },
      ],
    });
  });

  it('of complete rows have the errors of the contract at their fields', async () => {
    const lost = interfaceValuesOf({ key: 'freehub', side: 'needs', values: ['HG-L', 'gone'] });
    const { interfaces: found } = (await errorsOf([lost])) as { readonly interfaces: readonly unknown[] };
    expect(found).toEqual([{ values: [undefined, expect.stringMatching(/^Freehub body must be one of/u)] }]);
    const [freehub] = stated.map(interfaceValuesOf);
    expect(await errorsOf([freehub, freehub].flatMap((row) => row ?? []))).toEqual({
      interfaces: [undefined, { key: 'This interface is listed twice on the same side' }],
    });
  });
});
