import { createContext, useContext, type ReactNode } from 'react';
import MoreHoriz from '@mui/icons-material/MoreHoriz';
import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import MuiTextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { visuallyHidden } from '@mui/utils';
import { maxSearchCharacters } from '@pedalworks/contract/search-text';
import { counted } from '@pedalworks/contract/words';
import { Announcement } from './announcement.tsx';
import { formatNumber } from './money.ts';
import { TextField } from './text-field.tsx';
import { unlabelled } from './unlabelled.ts';
import { useDisclosure } from './use-disclosure.ts';

interface ListFilter {
  readonly label: string;
  readonly isRare?: boolean;
  readonly count?: number | undefined;
}

interface RecordToolbarProps {
  /** Plural that ends in an `s`. */
  readonly noun: string;
  readonly field: Omit<SearchFieldProps, 'noun'>;
  readonly filters: readonly ListFilter[];
  readonly filter: string;
  readonly onFilter: (label: string) => void;
  readonly count: number;
}

export function RecordToolbar({ noun, field, filters, filter, onFilter, count }: RecordToolbarProps) {
  const rare = filters.filter((choice) => !isCommon(choice));
  const views = <RareViews filters={rare} filter={filter} onFilter={onFilter} />;
  const isRare = rare.some(({ label }) => label === filter);
  const { tools, isActive } = useContext(ListTools);
  const { id, isOpen, setOpen, button } = useDisclosure(isActive || isRare);
  return (
    <Stack role="search" direction="row" sx={bar}>
      <SearchField noun={noun} {...field} />
      {tools === null ? null : <ToolsButton {...button} />}
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
      {tools === null ? (
        views
      ) : (
        // Stays open while it has the focus, also after its last filter was cleared.
        <Box id={id} sx={panel} onFocus={() => setOpen(true)}>
          {isOpen ? views : null}
          {isOpen ? tools : null}
        </Box>
      )}
      <Announcement>{counted(count, noun.slice(0, -1))} shown</Announcement>
    </Stack>
  );
}

interface FoldedTools {
  /** Controls that the toolbar unfolds, such as sorting and export; null if they are displayed elsewhere. */
  readonly tools: ReactNode;
  /** True if a control is in use, so that the toolbar must display it. */
  readonly isActive: boolean;
}

/** Controls of a list on a narrow screen, where they take too much space above the list. */
export const ListTools = createContext<FoldedTools>({ tools: null, isActive: false });

function ToolsButton(props: ReturnType<typeof useDisclosure>['button']) {
  return (
    <Button aria-label="More options" {...props} sx={{ flex: 'none', minWidth: 48, px: 0 }}>
      <MoreHoriz />
    </Button>
  );
}

const isCommon = ({ isRare = false }: ListFilter) => !isRare;

type RareViewsProps = Pick<RecordToolbarProps, 'filters' | 'filter' | 'onFilter'>;

function RareViews({ filters, filter, onFilter }: RareViewsProps) {
  if (filters.length === 0) return null;
  const isChosen = filters.some(({ label }) => label === filter);
  return (
    <TextField
      label="More views"
      value={isChosen ? filter : ''}
      onChange={({ target }) => onFilter(target.value === '' ? 'All' : target.value)}
      options={[['', isChosen ? 'All' : 'More…'], ...filters.map(({ label }) => [label, label] as const)]}
      sx={unlabelled}
    />
  );
}

interface SearchFieldProps extends Pick<RecordToolbarProps, 'noun'> {
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly flush: () => void;
}

function SearchField({ noun, text, setText, flush }: SearchFieldProps) {
  return (
    <MuiTextField
      id="list-search"
      label={`Search ${noun}`}
      placeholder={`Search ${noun}`}
      autoComplete="off"
      value={text}
      slotProps={{ htmlInput: { maxLength: maxSearchCharacters }, input: { startAdornment: lens } }}
      onChange={({ target }) => setText(target.value)}
      onBlur={({ currentTarget, relatedTarget: next }) => {
        // Waits if a button in the list is pressed: it applies the search on click, but earlier results could move it.
        const isInList = currentTarget.closest('section')?.contains(next) === true;
        if (!isInList || next?.closest('a') !== null) flush();
      }}
      sx={searchField}
    />
  );
}

/** Scrolls the selected filter into view: on phones it may be off-screen. */
function showWhole(button: HTMLElement | null): void {
  button?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

const lens = (
  <InputAdornment position="start">
    <Search />
  </InputAdornment>
);

const bar = {
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: { xs: 1, sm: 2 },
};

const searchField = {
  flex: { xs: '1 1 0', sm: '1 1 160px' },
  maxWidth: { sm: 360 },
  '& > .MuiInputLabel-root': visuallyHidden,
  '& input': { pl: 0 },
};

const panel = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  width: 1,
  '&:empty': { display: 'none' },
  '& > *': { flex: '1 1 33%', minWidth: '8.5rem' },
};

const choices = {
  width: { xs: '100%', sm: 'auto' },
  flexWrap: { xs: 'nowrap', sm: 'wrap' },
  overflowX: { xs: 'auto', sm: 'visible' },
  '& > button': {
    flex: { xs: '1 0 auto', sm: 'none' },
    px: 1.25,
    whiteSpace: 'nowrap',
    '&:focus-visible': { outlineOffset: -3 },
  },
};
