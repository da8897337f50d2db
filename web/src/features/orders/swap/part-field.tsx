import type { HTMLAttributes, Key } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import type { FilterOptionsState } from '@mui/material/useAutocomplete';
import type { CatalogueProduct } from '@pedalworks/contract';
import { useQuery } from '@tanstack/react-query';
import { useField } from 'formik';
import { errorMessage } from '../../../services/error-message.ts';
import { catalogueQuery } from '../../products/public/catalogue-query.ts';
import { wordsTest } from '../../shared/words-test.ts';

const none: readonly CatalogueProduct[] = [];
const maxOptions = 50;

interface PartFieldProps {
  /** Ids of parts that cannot be chosen. */
  readonly excluded: readonly string[];
}

/** Formik field `productId` to search and choose an active part. */
export function PartField({ excluded }: PartFieldProps) {
  const [{ value, onBlur }, { touched, error }, { setValue }] = useField<string>('productId');
  const { data: parts = none, isPending, error: failure } = useQuery(catalogueQuery());
  const problem = touched ? error : undefined;
  const loadError = failure === null ? undefined : `The parts did not load. ${errorMessage(failure)}`;
  return (
    <Autocomplete<CatalogueProduct>
      autoHighlight
      id="productId"
      options={parts.filter(({ _id }) => !excluded.includes(_id))}
      loading={isPending}
      filterOptions={filterOptions}
      getOptionKey={({ _id }) => _id}
      getOptionLabel={({ name }) => name}
      value={parts.find(({ _id }) => _id === value) ?? null}
      onChange={(_event, part) => void setValue(part?._id ?? '')}
      onBlur={onBlur}
      renderOption={renderOption}
      renderInput={(params) => (
        <TextField
          {...params}
          name="productId"
          label="New part"
          error={problem !== undefined}
          helperText={problem ?? loadError ?? 'Search by name or part number.'}
        />
      )}
    />
  );
}

function filterOptions(
  options: readonly CatalogueProduct[],
  { inputValue }: Pick<FilterOptionsState<CatalogueProduct>, 'inputValue'>,
): CatalogueProduct[] {
  const isFound = wordsTest(inputValue.trim());
  return options.filter(({ name, partNumber }) => isFound(`${name} ${partNumber}`)).slice(0, maxOptions);
}

function renderOption(
  { key, ...props }: HTMLAttributes<HTMLLIElement> & { readonly key: Key },
  { name, partNumber }: CatalogueProduct,
) {
  return (
    <Box component="li" key={key} {...props}>
      <span>
        <span dir="auto">{name}</span>
        <Box component="span" sx={{ display: 'block', typography: 'body2', color: 'text.secondary' }}>
          {partNumber}
        </Box>
      </span>
    </Box>
  );
}
