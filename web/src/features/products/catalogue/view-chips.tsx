import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { formatMoney } from '../../../ui/money.ts';
import { categoryLabels } from './categories.ts';
import { wholeCatalogue, type CatalogueView } from './catalogue-view.ts';

interface ViewChipsProps {
  readonly view: CatalogueView;
  readonly onChange: (change: Partial<CatalogueView>) => void;
}

type RemovableChip = readonly [label: string, removed: Partial<CatalogueView>];

/** What narrows the catalogue down, each to be taken away again. */
export function ViewChips({ view, onChange }: ViewChipsProps) {
  const chips = chipsOf(view);
  if (chips.length === 0) return null;
  return (
    <Stack component="ul" direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      {chips.map(([label, removed]) => (
        <li key={label}>
          <Chip
            variant="outlined"
            size="medium"
            sx={{ height: 'auto', minHeight: 32, py: 0.5 }}
            label={<span dir="auto">{label}</span>}
            aria-label={`Remove ${label}`}
            onClick={() => onChange(removed)}
            onDelete={() => onChange(removed)}
          />
        </li>
      ))}
      {chips.length < 2 ? null : (
        <li>
          <Button variant="text" onClick={() => onChange({ ...wholeCatalogue, sorting: view.sorting })}>
            Clear all
          </Button>
        </li>
      )}
    </Stack>
  );
}

/** What narrows the catalogue down. */
export function chipsOf(view: CatalogueView): readonly RemovableChip[] {
  const { search, category, ranges, inStock, single } = view;
  return [
    ...(search === '' ? [] : [[`“${search}”`, { search: '' }] as const]),
    ...(category === null ? [] : [[categoryLabels[category], { category: null }] as const]),
    ...ranges.map((range) => [range, { ranges: ranges.filter((name) => name !== range) }] as const),
    ...priceChips(view),
    ...(inStock ? [['In stock', { inStock: false }] as const] : []),
    ...(single ? [['Sold one at a time', { single: false }] as const] : []),
  ];
}

function priceChips({ priceFrom, priceTo }: CatalogueView): readonly RemovableChip[] {
  return [
    ...(priceFrom === null ? [] : [[`From ${formatMoney(priceFrom)}`, { priceFrom: null }] as const]),
    ...(priceTo === null ? [] : [[`Up to ${formatMoney(priceTo)}`, { priceTo: null }] as const]),
  ];
}
