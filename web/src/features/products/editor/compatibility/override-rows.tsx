import { useMemo, type ReactNode, type RefObject } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { maxFitOverrides, type CatalogueProduct } from '@pedalworks/contract';
import type { FitOverride, FitPart } from '@pedalworks/contract/fit';
import { useQuery } from '@tanstack/react-query';
import { useFormikContext } from 'formik';
import { Announcement } from '../../../../ui/announcement.tsx';
import { toFitPart } from '../../../fit/public/fit-engine.ts';
import { fitLabels } from '../../../fit/public/fit-labels.ts';
import { FormTextField } from '../../../../ui/form-text-field.tsx';
import { errorMessage } from '../../../../services/error-message.ts';
import { catalogueQuery } from '../../public/catalogue-query.ts';
import { fieldGrid } from '../extra-fields.tsx';
import type { ProductValues } from '../product-values.ts';
import { RowButtons } from '../row-buttons.tsx';
import { AddPicker } from './add-picker.tsx';
import { overrideText } from './override-text.ts';
import { RowSet } from './row-set.tsx';

interface OverrideRowsProps {
  readonly part: FitPart;
  readonly list: RefObject<HTMLDivElement | null>;
  /** Announcement of the last change. */
  readonly text: string;
  readonly onAdd: (productId: string) => void;
  readonly onRemove: (index: number) => void;
}

export function OverrideRows({ part, list, text, onAdd, onRemove }: OverrideRowsProps) {
  const { values } = useFormikContext<ProductValues>();
  const { data: products = noProducts, isPending, error } = useQuery(catalogueQuery());
  const rows = values.fitOverrides;
  const catalogue = useMemo(() => products.map(toFitPart), [products]);
  const unnamed = isPending ? 'Loading…' : unnamedText(error);
  const options = useMemo(
    () => optionsOf(products, [part.id, ...rows.map(({ productId }) => productId)]),
    [products, part.id, rows],
  );
  return (
    <Box ref={list}>
      {rows.map((row, index) => (
        <OverrideRow
          key={row.productId}
          {...{ row, index, part, catalogue }}
          unnamed={unnamed}
          buttons={<RowButtons noun="override" index={index} count={rows.length} onRemove={onRemove} />}
        />
      ))}
      <AddPicker
        label="Add an override"
        options={options}
        disabled={rows.length >= maxFitOverrides}
        loading={isPending}
        helperText={error === null ? hint : `The parts did not load. ${errorMessage(error)}`}
        onPick={onAdd}
      />
      <Announcement>{text}</Announcement>
    </Box>
  );
}

const noProducts: readonly CatalogueProduct[] = [];

const optionsOf = (products: readonly CatalogueProduct[], excluded: readonly string[]) =>
  products
    .filter(({ _id }) => !excluded.includes(_id))
    .map(({ _id: id, name: label, partNumber: details }) => ({ id, label, details, keywords: '' }));

const hint = 'Choose the part whose computed verdict is wrong.';

const unnamedText = (error: unknown) =>
  error === null ? 'A part no longer on sale' : 'A part whose name did not load';

interface OverrideRowProps {
  readonly row: FitOverride;
  readonly index: number;
  readonly part: FitPart;
  readonly catalogue: readonly FitPart[];
  readonly unnamed: string;
  readonly buttons: ReactNode;
}

const verdicts = (['fits', 'does-not-fit'] as const).map((verdict) => [verdict, fitLabels[verdict]] as const);

function OverrideRow({ row, index, part, catalogue, unnamed, buttons }: OverrideRowProps) {
  const other = catalogue.find(({ id }) => id === row.productId);
  const path = `fitOverrides.${String(index)}`;
  return (
    <RowSet title={other?.name ?? unnamed} buttons={buttons}>
      <Box sx={fieldGrid}>
        <FormTextField name={`${path}.verdict`} label="Verdict" options={verdicts} />
        <FormTextField
          name={`${path}.reason`}
          label="Reason"
          required
          helperText="Customers read it on the part page."
          sx={{ gridColumn: { sm: 'span 2' } }}
        />
      </Box>
      {other === undefined ? null : (
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {overrideText({ override: row, part, other, catalogue })}
        </Typography>
      )}
    </RowSet>
  );
}
