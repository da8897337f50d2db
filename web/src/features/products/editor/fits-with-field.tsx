import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useField } from 'formik';
import { errorMessage } from '../../../services/error-message.ts';
import { catalogueQuery } from '../catalogue/queries.ts';

const maxParts = 8;
const hint = `Parts shown beside this one, at most ${String(maxParts)}.`;

export function FitsWithField({ ownId = '' }: { readonly ownId?: string }) {
  const [{ value }, { touched, error }, { setValue }] = useField<readonly string[]>('fitsWith');
  const { data: parts = [], isPending, error: failure } = useQuery(catalogueQuery());
  const byId = new Map(parts.map((part) => [part._id, part]));
  const unknown = failure === null ? 'A part no longer on sale' : 'A part whose name did not load';
  const missing = isPending ? 'Loading…' : unknown;
  const nameOf = (id: string) => byId.get(id)?.name ?? missing;
  const problem = touched ? error : undefined;
  return (
    <Autocomplete
      multiple
      filterSelectedOptions
      id="fitsWith"
      sx={{ '& .MuiAutocomplete-endAdornment .MuiIconButton-root': { minWidth: 0, minHeight: 0, mr: 0 } }}
      loading={isPending}
      options={[...byId.keys()].filter((id) => id !== ownId)}
      value={[...value]}
      onChange={(_event, ids) => void setValue(ids)}
      getOptionLabel={nameOf}
      getOptionKey={(id) => id}
      getOptionDisabled={() => value.length >= maxParts}
      filterOptions={createFilterOptions({
        stringify: (id) => `${nameOf(id)} ${byId.get(id)?.partNumber ?? ''}`,
        limit: 50,
      })}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Fits with"
          error={problem !== undefined}
          helperText={
            problem ?? (failure === null ? hint : `The parts did not load. ${errorMessage(failure)}`)
          }
        />
      )}
    />
  );
}
