import Button from '@mui/material/Button';
import { partKinds } from '@pedalworks/contract/fit';
import { proposeKind } from '@pedalworks/contract/fit-proposals';
import { once } from '@pedalworks/contract/once';
import { useFormikContext } from 'formik';
import { firstPress } from '../../../ui/first-press.ts';
import { FormTextField } from '../../../ui/form-text-field.tsx';
import { FindingList, useFindings } from './part-findings.tsx';
import type { ProductValues } from './product-values.ts';

/** Selects the kind of part. Proposes one from the name while none is selected. */
export function KindField() {
  const { values, setFieldValue } = useFormikContext<ProductValues>();
  const proposed = values.kind === '' ? proposeKind(values) : null;
  return (
    <div>
      <FormTextField
        name="kind"
        label="Kind"
        options={[['', 'None'], ...kinds()]}
        helperText="Decides which parts it is compared with."
      />
      <FindingList findings={useFindings().filter(({ key }) => key === 'kind')} />
      {proposed === null ? null : (
        <Button size="small" onClick={firstPress(() => void setFieldValue('kind', proposed))}>
          Set to {partKinds[proposed]}
        </Button>
      )}
    </div>
  );
}

const kinds = once(() =>
  Object.entries(partKinds).sort(([, one], [, other]) => one.localeCompare(other, 'en')),
);
