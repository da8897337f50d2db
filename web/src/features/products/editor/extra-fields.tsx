import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { numberKinds } from '@pedalworks/contract/numbers';
import { useFormikContext } from 'formik';
import { categoryLabels } from '../catalogue/categories.ts';
import { FormTextField } from '../../../ui/form-text-field.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { keptBreaksText } from '../kept-breaks.ts';
import { FieldRows } from './field-rows.tsx';
import { KindField } from './kind-field.tsx';
import type { ProductValues } from './product-values.ts';

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
