import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { numberKinds } from '@pedalworks/contract/numbers';
import { useFormikContext } from 'formik';
import { partKinds } from '@pedalworks/contract/fit';
import { proposeKind } from '@pedalworks/contract/fit-proposals';
import { once } from '@pedalworks/contract/once';
import { categoryLabels } from '../catalogue/categories.ts';
import { FormTextField } from '../../../ui/form-text-field.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { keptBreaksText } from '../kept-breaks.ts';
import { firstPress } from '../../../ui/first-press.ts';
import { FieldRows } from './field-rows.tsx';
import type { ProductValues } from './product-values.ts';
import { FindingList, useFindings } from './part-findings.tsx';

export const fieldGrid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 176px), 1fr))',
  alignItems: 'start',
  gap: 2,
  width: 1,
};

const pairs = { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' };

export function CatalogueFields() {
  return (
    <Box sx={{ ...fieldGrid, gridTemplateColumns: pairs }}>
      <FormTextField
        name="category"
        label="Category"
        options={[['', 'None'], ...Object.entries(categoryLabels)]}
      />
      <KindField />
      <FormTextField name="range" label="Range" helperText="For example, Meridian." />
      <FormTextField name="partNumber" label="Part number" helperText="Generated if left empty." />
      <FormTextField
        name="slug"
        label="Slug"
        helperText="The last part of the page address. Generated if left empty."
      />
    </Box>
  );
}

export function PriceBreakRows() {
  return (
    <div>
      <BreakRows />
      <KeptBreaks />
    </div>
  );
}

/** Tells the admin that a higher price does not raise the price breaks. */
function KeptBreaks() {
  const { values, initialValues } = useFormikContext<ProductValues>();
  const { price, priceBreaks } = values;
  const isRaised = initialValues.price !== '' && Number(price) > Number(initialValues.price);
  const areKept =
    priceBreaks.length > 0 && JSON.stringify(priceBreaks) === JSON.stringify(initialValues.priceBreaks);
  return (
    <Typography role="status" variant="body2" sx={{ mt: 1, '&:empty': { display: 'none' } }}>
      {isRaised && areKept ? keptBreaksText(numbersOf(priceBreaks)) : ''}
    </Typography>
  );
}

const numbersOf = (breaks: ProductValues['priceBreaks']) =>
  breaks.map(({ from, price }) => ({ from: Number(from), price: Number(price) }));

function BreakRows() {
  return (
    <FieldRows
      name="priceBreaks"
      legend="Price breaks"
      hint="Charge less per unit from a certain quantity."
      noun="price break"
      maxRows={10}
      blank={{ from: '', price: '' }}
    >
      {(path) => (
        <>
          <NumberField name={`${path}.from`} label="Quantity" kind={numberKinds.count} required />
          <NumberField name={`${path}.price`} label="Unit price" kind={numberKinds.price} required />
        </>
      )}
    </FieldRows>
  );
}

export function SpecRows() {
  return (
    <FieldRows
      name="specs"
      legend="Specs"
      hint="The first one is shown on the part's card."
      noun="spec"
      isOrdered
      maxRows={30}
      blank={{ name: '', value: '' }}
    >
      {(path) => (
        <>
          <FormTextField name={`${path}.name`} label="Spec name" required />
          <FormTextField name={`${path}.value`} label="Spec value" required />
        </>
      )}
    </FieldRows>
  );
}

/** Selects the kind of part. Proposes one from the name while none is selected. */
function KindField() {
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
