import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { visuallyHidden } from '@mui/utils';
import { maxSearchCharacters } from '@pedalworks/contract/search-text';
import { formatNumber } from './money.ts';
import { TextField as SelectField } from './text-field.tsx';
import { unlabelled } from './unlabelled.ts';

interface Choice {
  readonly label: string;
  readonly isRare?: boolean;
  readonly count?: number | undefined;
}

interface RecordToolbarProps {
  readonly noun: string;
  readonly field: Omit<SearchFieldProps, 'noun'>;
  readonly filters: readonly Choice[];
  readonly filter: string;
  readonly onFilter: (label: string) => void;
  readonly count: number;
}

export function RecordToolbar({ noun, field, filters, filter, onFilter, count }: RecordToolbarProps) {
  return (
    <Stack
      role="search"
      direction="row"
      sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}
    >
      <SearchField noun={noun} {...field} />
      <ToggleButtonGroup
        exclusive
        aria-label={`Filter ${noun}`}
        value={filter}
        onChange={(_event, label: string | null) => {
          if (label !== null) onFilter(label);
        }}
        sx={choices}
      >
        {filters.filter(isCommon).map(({ label, count }) => (
          <ToggleButton key={label} value={label} ref={label === filter ? showWhole : null}>
            {label} {count === undefined ? '' : formatNumber(count)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <RareViews
        filters={filters.filter((choice) => !isCommon(choice))}
        filter={filter}
        onFilter={onFilter}
      />
      <Box component="p" role="status" sx={visuallyHidden}>
        {formatNumber(count)} {count === 1 ? noun.replace(/s$/u, '') : noun} shown
      </Box>
    </Stack>
  );
}

const isCommon = ({ isRare = false }: Choice) => !isRare;

type RareViewsProps = Pick<RecordToolbarProps, 'filters' | 'filter' | 'onFilter'>;

function RareViews({ filters, filter, onFilter }: RareViewsProps) {
  if (filters.length === 0) return null;
  const isChosen = filters.some(({ label }) => label === filter);
  return (
    <SelectField
      select
      id="list-more"
      label="More views"
      value={isChosen ? filter : ''}
      onChange={({ target }) => onFilter(target.value === '' ? 'All' : target.value)}
      sx={unlabelled}
    >
      <option value="">{isChosen ? 'All' : 'More…'}</option>
      {filters.map(({ label }) => (
        <option key={label}>{label}</option>
      ))}
    </SelectField>
  );
}

interface SearchFieldProps extends Pick<RecordToolbarProps, 'noun'> {
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly flush: () => void;
}

function SearchField({ noun, text, setText, flush }: SearchFieldProps) {
  return (
    <TextField
      id="list-search"
      label={`Search ${noun}`}
      autoComplete="off"
      value={text}
      slotProps={{ htmlInput: { maxLength: maxSearchCharacters } }}
      onChange={({ target }) => setText(target.value)}
      onBlur={({ currentTarget, relatedTarget: next }) => {
        // Waits if a button in the list is pressed: it applies the search on click, but earlier results could move it.
        const isInList = currentTarget.closest('section')?.contains(next) === true;
        if (!isInList || next?.closest('a') !== null) flush();
      }}
      sx={labelled}
    />
  );
}

/** Scrolls the selected filter into view: on phones it may be off-screen. */
function showWhole(button: HTMLElement | null): void {
  button?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

const labelled = {
  flex: { xs: '1 1 100%', sm: '1 1 160px' },
  maxWidth: { sm: 360 },
  flexFlow: 'row wrap',
  alignItems: 'center',
  columnGap: 1.5,
  '& > .MuiInputLabel-root': { mb: 0 },
  '& > .MuiOutlinedInput-root': { flex: '1 1 7.5rem' },
};

const choices = {
  width: { xs: '100%', sm: 'auto' },
  flexWrap: { xs: 'nowrap', sm: 'wrap' },
  overflowX: { xs: 'auto', sm: 'visible' },
  '& > button': {
    flex: { xs: '1 0 auto', sm: 'none' },
    px: { xs: 1.25, sm: 0.75 },
    // Restores the left border, which MUI hides: if the buttons wrap, the first one in each line needs it.
    '&&': { borderLeftColor: 'outline' },
    whiteSpace: 'nowrap',
    '&:focus-visible': { outlineOffset: -3 },
  },
};
