import Box from '@mui/material/Box';
import { numberKinds } from '@pedalworks/contract/numbers';
import { FormTextField } from '../../../ui/form-text-field.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { fieldGrid, PriceBreakRows } from './extra-fields.tsx';
import { StockField } from './stock-field.tsx';
import { StockHistory } from './stock-history.tsx';

/** @param id null for a new part, which has no stock history */
export function PriceAndStock({ id }: { readonly id: string | null }) {
  return (
    <>
      <Box sx={fieldGrid}>
        <NumberField name="price" label="Price" kind={numberKinds.price} required />
        <NumberField name="minOrder" label="Minimum order quantity" kind={numberKinds.count} required />
        <NumberField
          name="step"
          label="Order step"
          kind={numberKinds.count}
          helperText="Sold in multiples of this."
        />
      </Box>
      <PriceBreakRows />
      <Box sx={fieldGrid}>
        <StockField />
        <StatusField />
        <NumberField
          name="daysToMake"
          label="Days to make"
          kind={numberKinds.daysToMake}
          helperText="Sells beyond the stock as “Made to order”. Leave empty otherwise."
        />
        <FormTextField name="storage" label="Storage place" helperText="For the pick list. Not public." />
      </Box>
      {id === null ? null : <StockHistory id={id} />}
    </>
  );
}

function StatusField() {
  return (
    <FormTextField
      name="status"
      label="Status"
      options={[
        ['active', 'On sale'],
        ['archived', 'Archived'],
      ]}
      helperText="Archived parts are not on sale."
    />
  );
}
