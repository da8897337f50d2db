import { useDeferredValue, useMemo, type SyntheticEvent } from 'react';
import Autocomplete, { type AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import type { CatalogueProduct } from '@pedalworks/contract';
import type { Verdict } from '@pedalworks/contract/fit';
import { quote } from '../public/quote.ts';
import { formatCents } from '../../../ui/money.ts';
import { ProductPicture } from '../public/product-picture.tsx';
import { inFlow, SearchInput } from '../../../ui/search-input.tsx';
import { useUrlText } from '../../../ui/use-url-state.ts';
import { fittingFirst } from './bike-verdicts.ts';
import { useBikeVerdicts } from './use-bike-verdicts.ts';
import { Availability } from './availability.tsx';
import { FitSign } from './verdict-label.tsx';
import { useCatalogueSearch } from './use-catalogue-search.ts';
import { resultsOf } from './catalogue-links.tsx';

const maxSuggestions = 5;
const maxLength = 100;

type Suggested = CatalogueProduct | string;

export interface PartSearchProps {
  readonly typed: string;
  readonly onGo: (address: string) => void;
  /** True if suggestions push the content down; otherwise they cover it. */
  readonly isInline: boolean;
}

/** Combobox that suggests parts (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/). Enter lists all results. */
export function PartSearch({ typed, onGo, isInline }: PartSearchProps) {
  const [text, setText] = useUrlText('q', typed);
  const { found, count, isLoading, verdicts } = useSuggestions(text);
  const go = (event: SyntheticEvent, chosen: Suggested | null) => {
    if (chosen === null) return;
    // Prevents the default: Enter would also submit the form, and click the button that receives the focus next.
    event.preventDefault();
    if (typeof chosen !== 'string') setText('');
    onGo(typeof chosen === 'string' ? resultsOf(chosen) : `/parts/${chosen.slug}`);
  };
  return (
    <Autocomplete<Suggested, false, false, true>
      freeSolo
      clearOnEscape
      openOnFocus={text !== ''}
      disablePortal={isInline}
      options={count === undefined || count === 1 ? found : [...found, text.trim()]}
      filterOptions={(options) => [...options]}
      getOptionKey={(option) => (typeof option === 'string' ? option : option._id)}
      getOptionLabel={(option) => (typeof option === 'string' ? option : option.name)}
      loading={isLoading}
      inputValue={text}
      onInputChange={(_event, value, reason) => {
        if (reason !== 'reset') setText(value);
      }}
      value={null}
      onChange={go}
      slotProps={isInline ? inline : floating}
      renderOption={({ key, ...props }, option) => (
        <Box component="li" key={key} {...props}>
          {typeof option === 'string' ? (
            textOfAll(count)
          ) : (
            <Suggestion part={option} verdict={verdicts?.get(option._id)} />
          )}
        </Box>
      )}
      renderInput={renderInput}
    />
  );
}

const renderInput = (params: AutocompleteRenderInputParams) => (
  <SearchInput {...params} name="q" label="Search parts" placeholder="Search parts" maxLength={maxLength} />
);

function textOfAll(count = 0): string {
  return count === 0 ? 'No results. Press Enter for the closest matches.' : `All ${String(count)} results`;
}

const floating = {
  listbox: { sx: { maxHeight: '60vh' } },
  paper: { sx: { border: 1, borderColor: 'divider', boxShadow: 0 } },
};
const inline = {
  listbox: { sx: { maxHeight: 'min(60vh, 20rem)' } },
  paper: { sx: { boxShadow: 0 } },
  popper: inFlow,
};

function useSuggestions(text: string) {
  const search = useCatalogueSearch(true);
  const { verdicts } = useBikeVerdicts();
  const wanted = useDeferredValue(text).trim();
  const all = useMemo(() => {
    const ranked = wanted === '' ? undefined : search?.findRanked(wanted.slice(0, maxLength));
    return ranked === undefined ? undefined : fittingFirst(ranked, verdicts);
  }, [search, verdicts, wanted]);
  return {
    found: all?.slice(0, maxSuggestions) ?? [],
    count: all?.length,
    isLoading: search === undefined,
    verdicts,
  };
}

interface SuggestionProps {
  readonly part: CatalogueProduct;
  readonly verdict: Verdict | undefined;
}

function Suggestion({ part, verdict }: SuggestionProps) {
  return (
    <Box component="span" sx={suggestion}>
      <Box component="span" sx={{ gridRow: 'span 2', fontSize: '0.5rem', textAlign: 'center' }}>
        <ProductPicture img={part.img} alt="" sizes="40px" />
      </Box>
      <strong dir="auto">{part.name}</strong>
      <Box component="span" sx={{ justifySelf: 'end', fontVariantNumeric: 'tabular-nums' }}>
        {formatCents(quote(part).unitPriceCents)}
      </Box>
      <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
        <FitSign verdict={verdict} /> {part.partNumber}
      </Box>
      <Box component="span" sx={{ justifySelf: 'end' }}>
        <Availability part={part} />
      </Box>
    </Box>
  );
}

const suggestion = {
  display: 'grid',
  gridTemplateColumns: '40px 1fr auto',
  alignItems: 'center',
  columnGap: 1.5,
  width: 1,
};
