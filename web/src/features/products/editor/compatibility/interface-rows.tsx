import { useCallback } from 'react';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { maxInterfaces } from '@pedalworks/contract';
import { interfaceGroups, interfaceOf } from '@pedalworks/contract/fit';
import type { Finding } from '@pedalworks/contract/fit-lint';
import { FieldArray, getIn, useFormikContext, type FieldArrayRenderProps, type FormikErrors } from 'formik';
import { Announcement } from '../../../../ui/announcement.tsx';
import { useFindings } from '../part-findings.tsx';
import type { ProductValues } from '../product-values.ts';
import { useRows } from '../row-buttons.tsx';
import { AddPicker, type PickerOption } from './add-picker.tsx';
import type { RowErrors } from './interface-row.tsx';
import { blankInterface, kindsText, type InterfaceValues } from './interface-values.ts';
import { noErrors, StatedInterface } from './stated-interface.tsx';

export function InterfaceRows() {
  return <FieldArray name="interfaces">{(helpers) => <Rows helpers={helpers} />}</FieldArray>;
}

const noun = 'interface';

function Rows({ helpers }: { readonly helpers: FieldArrayRenderProps }) {
  const { values, errors } = useFormikContext<ProductValues>();
  const count = values.interfaces.length;
  const { list, text, add, onRemove } = useRows<HTMLDivElement>({ noun, count, helpers, first: 'select' });
  const pick = useCallback(
    (key: string) => {
      const definition = interfaceOf(key);
      if (definition !== undefined) add(blankInterface(definition));
    },
    [add],
  );
  return (
    <Box ref={list}>
      <StatedInterfaces onRemove={onRemove} />
      <AddPicker
        label="Add an interface"
        options={options}
        disabled={count >= maxInterfaces}
        helperText="For example, rear axle. Search by name, by value such as 12 × 142, or by part such as cassette."
        onPick={pick}
      />
      {typeof errors.interfaces === 'string' ? (
        <FormHelperText error>{errors.interfaces}</FormHelperText>
      ) : null}
      <Announcement>{text}</Announcement>
    </Box>
  );
}

function StatedInterfaces({ onRemove }: { readonly onRemove: (index: number) => void }) {
  const { values, errors, touched, setFieldValue, setFieldTouched } = useFormikContext<ProductValues>();
  const onChange = useCallback(
    (index: number, row: InterfaceValues) => void setFieldValue(pathOf(index), row),
    [setFieldValue],
  );
  const findings = useFindings();
  const onLeave = useCallback((index: number) => void setFieldTouched(pathOf(index)), [setFieldTouched]);
  return values.interfaces.map((row, index) => (
    <StatedInterface
      key={row.id}
      {...{ row, index, onChange, onLeave, onRemove }}
      count={values.interfaces.length}
      findings={findingsOf(findings, values.interfaces, index)}
      errors={errorsOf(errors, index)}
      isTouched={getIn(touched, pathOf(index)) !== undefined}
    />
  ));
}

const noFindings: readonly Finding[] = [];

/** Returns the findings about an interface, for the first row that states it. */
function findingsOf(found: readonly Finding[], rows: readonly InterfaceValues[], index: number) {
  const key = rows[index]?.key;
  if (rows.findIndex((row) => row.key === key) !== index) return noFindings;
  const own = found.filter((finding) => finding.key === key);
  return own.length === 0 ? noFindings : own;
}

const pathOf = (index: number) => `interfaces[${String(index)}]`;

const options: readonly PickerOption[] = interfaceGroups.flatMap(({ name: group, interfaces }) =>
  interfaces.map((definition) => ({
    group,
    id: definition.key,
    label: definition.name,
    details: kindsText(definition),
    keywords: [definition.key, ...Object.values(definition.values ?? {})].join(' '),
  })),
);

function errorsOf({ interfaces }: FormikErrors<ProductValues>, index: number): RowErrors {
  const found: unknown = Array.isArray(interfaces) ? interfaces[index] : undefined;
  if (typeof found !== 'object' || found === null) return noErrors;
  const texts = Object.entries(found).map(([field, error]: [string, unknown]) => [field, textOf(error)]);
  return Object.fromEntries(texts) as RowErrors;
}

/** Returns the first message of an error, which may be a list of messages by value. */
function textOf(error: unknown): string | undefined {
  if (typeof error === 'string') return error;
  return Array.isArray(error) ? error.find((each): each is string => typeof each === 'string') : undefined;
}
