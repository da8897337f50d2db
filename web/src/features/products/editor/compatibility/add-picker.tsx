import { memo, useState, type HTMLAttributes, type Key, type ReactNode } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import type { FilterOptionsState } from '@mui/material/useAutocomplete';
import { wordsTest } from '../../../shared/words-test.ts';
import { formatNumber } from '../../../../ui/money.ts';

export interface PickerOption {
  readonly id: string;
  readonly label: string;
  readonly details: string;
  /** Further text to search. */
  readonly keywords: string;
  readonly group?: string;
}

interface AddPickerProps {
  readonly label: string;
  readonly options: readonly PickerOption[];
  readonly helperText: ReactNode;
  readonly disabled?: boolean;
  readonly loading?: boolean;
  readonly onPick: (id: string) => void;
}

const maxOptions = 100;

/** Finds options by label and keywords. Matching labels come first. */
function filterOptions(
  options: readonly PickerOption[],
  { inputValue }: Pick<FilterOptionsState<PickerOption>, 'inputValue'>,
): PickerOption[] {
  const isIn = wordsTest(inputValue.trim());
  const found = options.filter(({ label, details, keywords }) => isIn(`${label} ${details} ${keywords}`));
  return limited([...found.filter(({ label }) => isIn(label)), ...found.filter(({ label }) => !isIn(label))]);
}

const moreId = '';

/** Shortens a long list, and ends it with the number of missing options. */
function limited(options: readonly PickerOption[]): PickerOption[] {
  const more = options.length - maxOptions;
  if (more <= 0) return [...options];
  const label = `${formatNumber(more)} more. Type to find them.`;
  return [...options.slice(0, maxOptions), { id: moreId, label, details: '', keywords: '' }];
}

function renderOption(
  { key, ...props }: HTMLAttributes<HTMLLIElement> & { readonly key: Key },
  { label, details }: PickerOption,
) {
  return (
    <Box component="li" key={key} {...props}>
      <span>
        {label}
        <Box component="span" sx={{ display: 'block', typography: 'body2', color: 'text.secondary' }}>
          {details}
        </Box>
      </span>
    </Box>
  );
}

/** Combobox that adds the chosen option to a list and resets. */
export const AddPicker = memo(function AddPicker({ label, helperText, onPick, ...props }: AddPickerProps) {
  const [text, setText] = useState('');
  return (
    <Autocomplete<PickerOption>
      {...props}
      autoHighlight
      clearOnBlur
      filterOptions={filterOptions}
      {...(text === '' && props.options[0]?.group !== undefined && { groupBy: ({ group = '' }) => group })}
      getOptionKey={({ id }) => id}
      getOptionDisabled={({ id }) => id === moreId}
      inputValue={text}
      onInputChange={(_event, typed, reason) => setText(reason === 'input' ? typed : '')}
      value={null}
      onChange={(event, option) => {
        if (option === null) return;
        // Prevents the default: Enter would also submit the form.
        event.preventDefault();
        onPick(option.id);
      }}
      sx={picker}
      renderOption={renderOption}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          helperText={helperText}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, 'data-adds': '' },
          }}
        />
      )}
    />
  );
});

const picker = {
  '[data-row] + &': { pt: 2, borderTop: 1, borderColor: 'divider' },
  '& .MuiAutocomplete-popupIndicator': { mr: 0 },
};
