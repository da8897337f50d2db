import { useState } from 'react';
import Autocomplete, {
  type AutocompleteRenderGroupParams,
  type AutocompleteRenderInputParams,
} from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import type { SearchResults } from '@pedalworks/contract';
import { useQuery } from '@tanstack/react-query';
import { maxSearchCharacters } from '@pedalworks/contract/search-text';
import { errorMessage } from '../../services/error-message.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { RetryButton } from '../../ui/error-state.tsx';
import { inFlow, SearchInput } from '../../ui/search-input.tsx';
import { toDoQuery } from '../stats/public/to-do.ts';
import { choicesOf, type Choice, type Screen } from './choices.ts';
import { useEnterKey } from './use-enter-key.ts';
import { useSearchResults } from './use-search-results.ts';

interface SearchDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly screens: readonly Screen[];
}

export function SearchDialog({ isOpen, onClose, screens }: SearchDialogProps) {
  return (
    <Dialog
      isInHistory
      fullWidth
      open={isOpen}
      title="Search the back office"
      titleSx={visuallyHidden}
      maxWidth="sm"
      onClose={onClose}
      slotProps={{ container: { sx: { alignItems: 'flex-start' } }, paper: { sx: sheet } }}
    >
      <SearchBox onClose={onClose} screens={screens} />
    </Dialog>
  );
}

function SearchBox({ onClose, screens }: Omit<SearchDialogProps, 'isOpen'>) {
  const [text, setText] = useState('');
  const result = useSearchResults(text);
  const { data: toDo } = useQuery(toDoQuery());
  const choices = choicesOf(text, result.found, { screens, toDo });
  const { show, keys } = useEnterKey(result, choices[0]?.isSearch === true ? undefined : choices[0]);
  return (
    <>
      <Autocomplete<Choice>
        {...keys}
        open
        disablePortal
        forcePopupIcon={false}
        options={choices}
        filterOptions={(options) => options}
        groupBy={({ group }) => group}
        getOptionKey={({ href }) => href}
        getOptionLabel={({ title, href }) => `${title} ${href}`}
        value={null}
        inputValue={text}
        onInputChange={(_event, value, reason) => {
          if (reason === 'input' || reason === 'clear') setText(value);
        }}
        onChange={(_event, choice) => choice && show(choice)}
        onClose={(_event, reason) => {
          if (reason === 'escape') onClose();
        }}
        slotProps={inDialog}
        renderGroup={({ key, ...params }) => <Group key={key} {...params} />}
        renderOption={({ key, ...props }, choice) => (
          <Box component="li" key={key} {...props} sx={option}>
            <ChoiceText choice={choice} />
          </Box>
        )}
        renderInput={renderInput}
      />
      <SearchState text={text} found={result} />
    </>
  );
}

/** Renders a group of options. MUI's default nests a list, which a listbox must not contain (WAI-ARIA, `listbox`). */
function Group({ group, children }: Pick<AutocompleteRenderGroupParams, 'group' | 'children'>) {
  return (
    <Box role="group" aria-label={group}>
      <Typography variant="body2" aria-hidden="true" sx={{ px: 2, py: 1, color: 'text.secondary' }}>
        {group}
      </Typography>
      {children}
    </Box>
  );
}

function ChoiceText({ choice: { title, detail, match = '' } }: { readonly choice: Choice }) {
  return (
    <>
      <strong dir="auto">{title}</strong>
      <Typography variant="body2" component="span" dir="auto" sx={{ color: 'text.secondary' }}>
        {detail}
      </Typography>
      {match === '' ? null : (
        <Typography variant="body2" component="span" dir="auto" sx={{ flexBasis: '100%' }}>
          {match}
        </Typography>
      )}
    </>
  );
}

interface SearchStateProps {
  readonly text: string;
  readonly found: ReturnType<typeof useSearchResults>;
}

function SearchState({ text, found: { found, isSearching, error, searchNow } }: SearchStateProps) {
  return (
    <Box sx={state}>
      <span role={error === null ? 'status' : 'alert'}>
        {error === null ? stateOf(text, isSearching, found) : errorMessage(error)}
      </span>
      {error === null ? <KeyHints /> : <RetryButton variant="text" onRetry={searchNow} />}
    </Box>
  );
}

/** Names the keys that work in the search. Hidden on touch screens. */
function KeyHints() {
  return (
    <Typography variant="body2" component="span" aria-hidden="true" sx={hints}>
      <kbd>↑</kbd> <kbd>↓</kbd> choose · <kbd>Enter</kbd> open · <kbd>Esc</kbd> close
    </Typography>
  );
}

const hints = {
  display: 'none',
  '@media (hover: hover)': { display: { xs: 'none', sm: 'inline' } },
  flex: 'none',
  '& kbd': { px: 0.5, border: 1, borderColor: 'divider', font: 'inherit' },
};

const state = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  px: 2,
  py: 1,
  order: 1,
  color: 'text.secondary',
};

function stateOf(text: string, isSearching: boolean, found?: SearchResults): string {
  if (text.trim() === '') return 'By number, name, email, phone, address, invoice, tracking or part';
  if (isSearching) return 'Searching…';
  const { orders = [], returns = [], parts = [], people = [] } = found ?? {};
  const count = orders.length + returns.length + parts.length + people.length;
  if (count === 0) return 'No order, return, part or person found';
  return `${String(count)} found`;
}

const renderInput = (params: AutocompleteRenderInputParams) => (
  <SearchInput
    {...params}
    label="Search the back office"
    placeholder="Search orders, returns, parts, people"
    maxLength={maxSearchCharacters}
  />
);

const sheet = { m: { xs: 1, sm: 4 }, width: { xs: 'calc(100% - 16px)', sm: 1 }, p: 1, overflow: 'hidden' };

const option = {
  '&&': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2, minHeight: 44 },
  overflowWrap: 'anywhere',
};

const inDialog = {
  listbox: { component: 'div' as const, sx: { maxHeight: 'min(60vh, 28rem)' } },
  // Hides MUI's message, because SearchState displays the same one.
  paper: { sx: { boxShadow: 0, '& .MuiAutocomplete-noOptions': { display: 'none' } } },
  popper: inFlow,
};
