import TextField from '@mui/material/TextField';
import { sortings, type CatalogueView, type Sorting } from './catalogue-view.ts';

interface SortingFieldProps {
  readonly sorting: Sorting;
  readonly onChange: (change: Partial<CatalogueView>) => void;
}

export function SortingField({ sorting, onChange }: SortingFieldProps) {
  return (
    <TextField
      select
      value={sorting}
      onChange={({ target }) => onChange({ sorting: target.value as Sorting })}
      slotProps={{ select: { native: true }, htmlInput: { 'aria-label': 'Sort by' } }}
      sx={{ flex: { xs: 1, sm: 'none' }, width: 'auto', minWidth: 176 }}
    >
      {Object.entries(sortings).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </TextField>
  );
}
