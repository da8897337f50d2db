import { useEffect, useEffectEvent } from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { formatNumber } from '../../../ui/money.ts';
import { useCodeOnDemand } from '../../shared/use-code-on-demand.ts';
import { BikeInvitation } from './bike-invitation.tsx';
import { categories, categoryLabels } from './categories.ts';
import { paramsOf, type CatalogueView } from './catalogue-view.ts';
import type { FacetPanelProps } from './facet-panel.tsx';
import { Facet } from './facet.tsx';

interface FacetsProps extends FacetPanelProps {
  readonly isWanted: boolean;
}

/** Displays the catalogue filters. Until their code has loaded, displays links for the most common filters. */
export function Facets({ isWanted, ...facets }: FacetsProps) {
  const [code, fetchCode] = useCodeOnDemand(() => import('./facet-panel.tsx'));
  const fetchPanel = useEffectEvent(() => void fetchCode());
  useEffect(() => {
    if (isWanted) fetchPanel();
  }, [isWanted]);
  return code === null ? <FacetLinks {...facets} /> : <code.FacetPanel {...facets} />;
}

function FacetLinks({ view, counts }: Pick<FacetPanelProps, 'view' | 'counts'>) {
  return (
    <Stack spacing={3}>
      <BikeInvitation />
      <Facet title="Category">
        <FacetLink view={view} to={{ category: null }} label="All" count={counts.all} />
        {categories.map((category) => (
          <FacetLink
            key={category}
            view={view}
            to={{ category }}
            label={categoryLabels[category]}
            count={counts.category[category]}
          />
        ))}
      </Facet>
      <Facet title="Availability">
        <FacetLink view={view} to={{ inStock: !view.inStock }} label="In stock" count={counts.inStock} />
      </Facet>
    </Stack>
  );
}

interface FacetLinkProps {
  readonly view: CatalogueView;
  readonly to: Partial<CatalogueView>;
  readonly label: string;
  readonly count: number;
}

function FacetLink({ view, to, label, count }: FacetLinkProps) {
  const isChosen = to.category === view.category || to.inStock === false;
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
      <Link
        href={`/parts?${paramsOf({ ...view, ...to }).toString()}`}
        underline="hover"
        aria-current={isChosen ? 'true' : undefined}
        sx={{ py: 1.25, '&[aria-current]': { fontWeight: 700 } }}
      >
        {label}
      </Link>
      <Box component="span" sx={{ py: 1.25, color: 'text.secondary' }}>
        {formatNumber(count)}
      </Box>
    </Box>
  );
}
