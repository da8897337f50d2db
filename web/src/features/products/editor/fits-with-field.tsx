import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useField } from 'formik';
import { catalogueQuery } from '../catalogue/queries.ts';

const most = 8;

/** The parts that one is made to be used with. `ownId` is that of the part itself. */
export function FitsWithField({ ownId = '' }: { readonly ownId?: string }) {
  const [{ value }, { touched, error }, { setValue }] = useField<readonly string[]>('fitsWith');
  const { data: parts = [], isPending } = useQuery(catalogueQuery());
  const byId = new Map(parts.map((part) => [part._id, part]));
  const problem = touched ? error : undefined;
  return (
    <Autocomplete
      multiple
      filterSelectedOptions
      id="fitsWith"
      sx={{ '& .MuiAutocomplete-endAdornment .MuiIconButton-root': { minWidth: 0, minHeight: 0, mr: 0 } }}
      loading={isPending}
      options={parts.map(({ _id }) => _id).filter((id) => id !== ownId)}
      value={[...value]}
      onChange={(_event, ids) => void setValue(ids)}
      getOptionLabel={(id) => byId.get(id)?.name ?? 'A part no longer on sale'}
      getOptionKey={(id) => id}
      getOptionDisabled={() => value.length >= most}
      filterOptions={createFilterOptions({
        stringify: (id) => `${byId.get(id)?.name ?? ''} ${byId.get(id)?.partNumber ?? ''}`,
        limit: 50,
      })}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Fits with"
          error={problem !== undefined}
          helperText={problem ?? `Parts shown beside this one, at most ${String(most)}.`}
        />
      )}
    />
  );
}
