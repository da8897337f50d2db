import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import Autocomplete, { type AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import type { CatalogueProduct } from '@pedalworks/contract';
import { useNavigate } from 'react-router-dom';
import { formatMoney } from '../../../ui/money.ts';
import { catalogueQuery } from './queries.ts';
import { useCatalogueSearch } from './use-catalogue-search.ts';

const mostSuggestions = 7;
const longestText = 100;

interface PartSearchProps {
  /** What was typed before this was there. */
  readonly typed: string;
  /** Somebody has chosen where to go. */
  readonly onDone?: () => void;
}

/** Suggests parts while somebody types (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/). Enter shows all that were found. */
export function PartSearch({ typed, onDone }: PartSearchProps) {
  const [text, setText] = useState(typed);
  // What was typed before this was there has suggestions too.
  const [isOpen, setIsOpen] = useState(typed !== '');
  const { found, isNothing, isLoading } = useSuggestions(text);
  const go = useGo((isPart) => {
    if (isPart) setText('');
    onDone?.();
  });
  return (
    <Autocomplete<CatalogueProduct, false, false, true>
      freeSolo
      clearOnEscape
      options={found}
      filterOptions={(options) => [...options]}
      getOptionKey={(option) => (typeof option === 'string' ? option : option._id)}
      getOptionLabel={(option) => (typeof option === 'string' ? option : option.name)}
      loading={isLoading}
      inputValue={text}
      onInputChange={(_event, value, reason) => {
        if (reason !== 'reset') setText(value);
      }}
      open={isOpen}
      onOpen={() => {
        setIsOpen(true);
      }}
      onClose={() => {
        setIsOpen(false);
      }}
      value={null}
      onChange={go}
      slotProps={suggestions}
      renderOption={({ key, ...props }, option) => (
        <Box component="li" key={key} {...props}>
          <Suggestion part={option} />
        </Box>
      )}
      renderInput={(params) => <SearchInput {...params} hint={isNothing ? nothingFound : null} />}
    />
  );
}

const nothingFound = 'Nothing found. Enter shows what comes nearest.';

const suggestions = {
  paper: { sx: { border: 1, borderColor: 'divider', boxShadow: 8 } },
  listbox: { sx: { maxHeight: '60vh' } },
};

function useSuggestions(text: string) {
  const { data: entries, isError } = useQuery(catalogueQuery());
  const search = useCatalogueSearch(entries, true);
  // What is typed is shown first, and then what was found for it.
  const wanted = useDeferredValue(text).trim();
  const found = useMemo(
    () => (wanted === '' ? [] : (search?.find(wanted.slice(0, longestText)) ?? []).slice(0, mostSuggestions)),
    [search, wanted],
  );
  const isNothing = search != null && wanted !== '' && found.length === 0;
  return { found, isNothing, isLoading: search === undefined && !isError };
}

/** To a part's page, or to everything that was found for a text. */
function useGo(onGone: (isPart: boolean) => void) {
  const navigate = useNavigate();
  return (_event: unknown, chosen: CatalogueProduct | string | null) => {
    if (chosen === null) return;
    const isText = typeof chosen === 'string';
    void navigate(
      isText ? `/parts?${new URLSearchParams({ q: chosen.trim() }).toString()}` : `/parts/${chosen.slug}`,
    );
    onGone(!isText);
  };
}

interface SearchInputProps extends AutocompleteRenderInputParams {
  readonly hint: string | null;
}

/** It takes the place of a plain field that had the focus, or stands in a drawer that was opened to type in. */
function SearchInput({ hint, ...params }: SearchInputProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
  }, []);
  const { htmlInput } = params.slotProps;
  return (
    <TextField
      {...params}
      inputRef={input}
      placeholder="Search parts"
      helperText={hint}
      slotProps={{
        ...params.slotProps,
        htmlInput: { ...htmlInput, 'aria-label': 'Search parts', maxLength: longestText },
        formHelperText: { role: 'status', sx: hintBelow },
      }}
    />
  );
}

/** Over the page, where suggestions would stand; in the drawer there is room. */
const hintBelow = {
  position: { md: 'absolute' },
  top: '100%',
  left: 0,
  right: 0,
  p: { md: 2 },
  border: { md: 1 },
  bgcolor: 'background.paper',
  boxShadow: { md: 8 },
} as const;

function Suggestion({ part: { name, partNumber, price } }: { readonly part: CatalogueProduct }) {
  return (
    <Box component="span" sx={{ display: 'grid', gridTemplateColumns: '1fr auto', columnGap: 2, width: 1 }}>
      <strong>{name}</strong>
      <span>{formatMoney(price)}</span>
      <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
        {partNumber}
      </Box>
    </Box>
  );
}
