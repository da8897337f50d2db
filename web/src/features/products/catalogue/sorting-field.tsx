import { useId } from 'react';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { sortings, type CatalogueView, type Sorting } from './catalogue-view.ts';

interface SortingFieldProps {
  readonly sorting: Sorting;
  readonly onChange: (change: Partial<CatalogueView>) => void;
}

/** Select with its label beside it, where the label of a `TextField` stands above. */
export function SortingField({ sorting, onChange }: SortingFieldProps) {
  const id = useId();
  return (
    <>
      <InputLabel htmlFor={id} sx={{ flex: 'none', mb: 0 }}>
        Sort by
      </InputLabel>
      <NativeSelect
        input={<OutlinedInput />}
        value={sorting}
        onChange={({ target }) => onChange({ sorting: target.value as Sorting })}
        inputProps={{ id }}
        sx={{ flex: { xs: 1, sm: 'none' }, width: 'auto', minWidth: { xs: '7rem', sm: 176 } }}
      >
        {Object.entries(sortings).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </NativeSelect>
    </>
  );
}
