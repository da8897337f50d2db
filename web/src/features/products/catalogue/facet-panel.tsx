import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { numberKinds } from '@pedalworks/contract/numbers';
import { formatMoney } from '../../../ui/money.ts';
import { useNumberDraft } from '../../../ui/typed-number.ts';
import { useTypingPause } from '../../../ui/use-typing-pause.ts';
import { BikeFacet } from './bike-facet.tsx';
import { categories, categoryLabels, isCategory } from './categories.ts';
import type { CatalogueView } from './catalogue-view.ts';
import { Facet } from './facet.tsx';
import { FacetChoice } from './facet-choice.tsx';
import type { FacetCounts } from './filter-catalogue.ts';

export interface FacetPanelProps {
  readonly view: CatalogueView;
  readonly counts: FacetCounts;
  readonly onChange: (change: Partial<CatalogueView>) => void;
}

export function FacetPanel({ view, counts, onChange }: FacetPanelProps) {
  return (
    <Stack spacing={3}>
      <BikeFacet chosen={view.fit} fit={counts.fit} onChange={(fit) => onChange({ fit })} />
      <CategoryFacet view={view} counts={counts} onChange={onChange} />
      <Facet title="Availability">
        <FacetChoice
          label="In stock"
          count={counts.inStock}
          control={<Checkbox checked={view.inStock} onChange={(_event, inStock) => onChange({ inStock })} />}
        />
        <FacetChoice
          label="No minimum order"
          count={counts.single}
          control={<Checkbox checked={view.single} onChange={(_event, single) => onChange({ single })} />}
        />
      </Facet>
      <PriceFacet view={view} onChange={onChange} />
      <RangeFacet view={view} counts={counts} onChange={onChange} />
    </Stack>
  );
}

function CategoryFacet({ view, counts, onChange }: FacetPanelProps) {
  return (
    <Facet title="Category">
      <RadioGroup
        aria-label="Category"
        value={view.category ?? ''}
        onChange={(_event, value) => onChange({ category: isCategory(value) ? value : null })}
      >
        <FacetChoice
          control={<Radio value="" checked={view.category === null} />}
          label="All"
          count={counts.all}
        />
        {categories.map((name) => (
          <FacetChoice
            key={name}
            control={<Radio value={name} checked={view.category === name} />}
            label={categoryLabels[name]}
            count={counts.category[name]}
          />
        ))}
      </RadioGroup>
    </Facet>
  );
}

function PriceFacet({ view, onChange }: Pick<FacetPanelProps, 'view' | 'onChange'>) {
  const { priceFrom: from, priceTo: to } = view;
  return (
    <Facet title="Price">
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5, pt: 0.5 }}>
        <PriceBound
          label="From"
          amount={from}
          isBeyond={(amount) => to !== null && amount > to}
          onTake={(priceFrom) => onChange({ priceFrom })}
        />
        <PriceBound
          label="To"
          amount={to}
          isBeyond={(amount) => from !== null && amount < from}
          onTake={(priceTo) => onChange({ priceTo })}
        />
      </Box>
    </Facet>
  );
}

function RangeFacet({ view: { ranges }, counts, onChange }: FacetPanelProps) {
  const toggle = (name: string) =>
    onChange({
      ranges: ranges.includes(name) ? ranges.filter((range) => range !== name) : [...ranges, name],
    });
  if (counts.ranges.length === 0) return null;
  return (
    <Facet title="Range">
      {counts.ranges.map(([name, count]) => (
        <FacetChoice
          key={name}
          label={name}
          count={count}
          control={<Checkbox checked={ranges.includes(name)} onChange={() => toggle(name)} />}
        />
      ))}
    </Facet>
  );
}

interface PriceBoundProps {
  readonly label: string;
  readonly amount: number | null;
  /** True if the amount would put From above To; then the field waits for blur or Enter, as `6` may become `60`. */
  readonly isBeyond: (amount: number) => boolean;
  readonly onTake: (amount: number | null) => void;
}

/** Price field, applied after a pause, on blur or on Enter, so that results do not change with each keystroke. */
function PriceBound({ label, amount, isBeyond, onTake }: PriceBoundProps) {
  const held = amount === null ? '' : String(amount);
  const { value, input, problem } = useNumberDraft({ held, label, kind: bound });
  const wanted = value === '' ? null : Number(value);
  const take = () => {
    if (problem === undefined && wanted !== amount) onTake(wanted);
  };
  const takeComplete = () => {
    if (wanted === null || !isBeyond(wanted)) take();
  };
  useTypingPause(takeComplete, { typed: value, milliseconds: 600 });
  const isStillHeld = problem !== undefined && amount !== null;
  return (
    <TextField
      label={label}
      value={input.value}
      error={problem !== undefined}
      helperText={isStillHeld ? `${problem} · still ${label.toLowerCase()} ${formatMoney(amount)}` : problem}
      slotProps={{ htmlInput: { inputMode: input.inputMode } }}
      onChange={({ target }) => input.onChange(target.value)}
      onBlur={() => {
        input.onBlur();
        take();
      }}
      onKeyDown={({ key }) => {
        if (key === 'Enter') take();
      }}
    />
  );
}

const bound = { ...numberKinds.price, range: 'an amount from 0 to 999,999.99', min: 0 };
