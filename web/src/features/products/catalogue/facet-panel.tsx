import { useId, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { numberKinds } from '@pedalworks/contract/numbers';
import { formatMoney, formatNumber } from '../../../ui/money.ts';
import { useNumberDraft } from '../../../ui/number-field.tsx';
import { categories, categoryLabels, isCategory } from './categories.ts';
import type { CatalogueView } from './catalogue-view.ts';
import type { FacetCounts } from './filter-catalogue.ts';

export interface FacetPanelProps {
  readonly view: CatalogueView;
  readonly counts: FacetCounts;
  readonly onChange: (change: Partial<CatalogueView>) => void;
}

/** The filters of the catalogue, each with how many parts it would leave. */
export function FacetPanel({ view, counts, onChange }: FacetPanelProps) {
  return (
    <Stack spacing={3}>
      <CategoryFacet view={view} counts={counts} onChange={onChange} />
      <Facet title="Availability">
        <Toggle
          label="In stock"
          count={counts.inStock}
          checked={view.inStock}
          onChange={(inStock) => onChange({ inStock })}
        />
        <Toggle
          label="Sold one at a time"
          count={counts.single}
          checked={view.single}
          onChange={(single) => onChange({ single })}
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
        <Choice control={<Radio value="" />} label="All" count={counts.all} />
        {categories.map((name) => (
          <Choice
            key={name}
            control={<Radio value={name} />}
            label={categoryLabels[name]}
            count={counts.category[name]}
          />
        ))}
      </RadioGroup>
    </Facet>
  );
}

function PriceFacet({ view, onChange }: Pick<FacetPanelProps, 'view' | 'onChange'>) {
  return (
    <Facet title="Price">
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5, pt: 0.5 }}>
        <PriceBound label="From" amount={view.priceFrom} onTake={(priceFrom) => onChange({ priceFrom })} />
        <PriceBound label="To" amount={view.priceTo} onTake={(priceTo) => onChange({ priceTo })} />
      </Box>
    </Facet>
  );
}

function RangeFacet({ view: { ranges }, counts, onChange }: FacetPanelProps) {
  if (counts.ranges.length === 0) return null;
  return (
    <Facet title="Range">
      {counts.ranges.map(([name, count]) => (
        <Toggle
          key={name}
          label={name}
          count={count}
          checked={ranges.includes(name)}
          onChange={(isChosen) =>
            onChange({ ranges: isChosen ? [...ranges, name] : ranges.filter((range) => range !== name) })
          }
        />
      ))}
    </Facet>
  );
}

function Facet({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id}>
      <Typography id={id} variant="h5" component="h2" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      <Stack>{children}</Stack>
    </Box>
  );
}

interface ChoiceProps {
  readonly control: React.ReactElement;
  readonly label: string;
  readonly count: number;
}

function Choice({ control, label, count }: ChoiceProps) {
  return (
    <FormControlLabel
      control={control}
      sx={{
        mr: 0,
        '& .MuiFormControlLabel-label': { flex: 1, minWidth: 0, fontWeight: 400, overflowWrap: 'anywhere' },
      }}
      label={
        <Box component="span" sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
          {label}
          <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
            {formatNumber(count)}
          </Box>
        </Box>
      }
    />
  );
}

interface ToggleProps {
  readonly label: string;
  readonly count: number;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

function Toggle({ label, count, checked, onChange }: ToggleProps) {
  return (
    <Choice
      label={label}
      count={count}
      control={<Checkbox checked={checked} onChange={(_event, isChosen) => onChange(isChosen)} />}
    />
  );
}

interface PriceBoundProps {
  readonly label: string;
  readonly amount: number | null;
  readonly onTake: (amount: number | null) => void;
}

/** Taken over on leaving the field and on Enter: with every key the parts would jump. */
function PriceBound({ label, amount, onTake }: PriceBoundProps) {
  const held = amount === null ? '' : String(amount);
  const { value, input, problem } = useNumberDraft({ held, label, kind: bound });
  const take = () => {
    input.onBlur();
    const wanted = value === '' ? null : Number(value);
    if (problem === undefined && wanted !== amount) onTake(wanted);
  };
  return (
    <TextField
      label={label}
      value={input.value}
      error={problem !== undefined}
      helperText={
        problem !== undefined && amount !== null ? <StillHeld {...{ problem, label, amount }} /> : problem
      }
      slotProps={{ htmlInput: { inputMode: input.inputMode } }}
      onChange={({ target }) => input.onChange(target.value)}
      onBlur={take}
      onKeyDown={({ key }) => {
        if (key === 'Enter') take();
      }}
    />
  );
}

interface StillHeldProps extends Record<'problem' | 'label', string> {
  readonly amount: number;
}

/** What is typed is no amount: the parts are still those of the last one. */
function StillHeld({ problem, label, amount }: StillHeldProps) {
  return (
    <>
      {problem}
      <br />
      Still {label.toLowerCase()} {formatMoney(amount)}.
    </>
  );
}

const bound = {
  ...numberKinds.price,
  says: `an amount from 0 to ${formatNumber(numberKinds.price.max)}`,
  min: 0,
};
