import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { firstPress } from '../../../ui/first-press.ts';
import { formatMoney } from '../../../ui/money.ts';
import { categoryLabels } from './categories.ts';
import { fitLabels } from '../../fit/public/fit-labels.ts';
import { wholeCatalogue, type CatalogueView } from './catalogue-view.ts';

interface ViewChipsProps {
  readonly view: CatalogueView;
  readonly onChange: (change: Partial<CatalogueView>) => void;
}

type RemovableChip = readonly [label: string, removed: Partial<CatalogueView>];

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
            onClick={firstPress(() => onChange(removed))}
            onDelete={firstPress(() => onChange(removed))}
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

export function chipsOf(view: CatalogueView): readonly RemovableChip[] {
  const { search, category, fit, ranges, priceFrom, priceTo, inStock, single } = view;
  const chips: readonly (RemovableChip | false)[] = [
    search !== '' && [`“${search}”`, { search: '' }],
    category !== null && [categoryLabels[category], { category: null }],
    ...fit.map((choice): RemovableChip => [
      `My bike: ${fitLabels[choice]}`,
      { fit: fit.filter((each) => each !== choice) },
    ]),
    ...ranges.map((range): RemovableChip => [range, { ranges: ranges.filter((name) => name !== range) }]),
    priceFrom !== null && [`From ${formatMoney(priceFrom)}`, { priceFrom: null }],
    priceTo !== null && [`Up to ${formatMoney(priceTo)}`, { priceTo: null }],
    inStock && ['In stock', { inStock: false }],
    single && ['No minimum order', { single: false }],
  ];
  return chips.filter((chip) => chip !== false);
}
