import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useField } from 'formik';
import { errorMessage } from '../../../services/error-message.ts';
import { usePartNames } from '../catalogue/use-part-names.ts';

const most = 8;
const hint = `Parts shown beside this one, at most ${String(most)}.`;

/** The parts that one is made to be used with. `ownId` is that of the part itself. */
export function FitsWithField({ ownId = '' }: { readonly ownId?: string }) {
  const [{ value }, { touched, error }, { setValue }] = useField<readonly string[]>('fitsWith');
  const { byId, nameOf, isPending, error: failure } = usePartNames();
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
      getOptionDisabled={() => value.length >= most}
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
