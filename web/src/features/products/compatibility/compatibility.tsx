import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Product } from '@pedalworks/contract';
import { useQuery } from '@tanstack/react-query';
import { QueryState } from '../../../ui/query-state.tsx';
import { Section } from '../../../ui/section.tsx';
import { fitChoices } from '../catalogue/fit-choices.ts';
import { BikeCompatibility } from './bike-compatibility.tsx';
import type { DrawingOf } from './comparison.tsx';
import type { PartFit } from './part-fit.ts';
import { partFitQuery } from './queries.ts';
import { RelatedGroup } from './related-group.tsx';
import type { ProductOnBike } from './use-bike-fit.ts';

interface CompatibilityProps {
  readonly product: Product;
  readonly onBike: ProductOnBike;
  readonly drawingOf: DrawingOf;
}

/** Panel that compares a part with the visitor's bike and with other parts of the shop. */
export function Compatibility({ product, onBike, drawingOf }: CompatibilityProps) {
  const query = useQuery(partFitQuery(product));
  if (product.interfaces.length === 0 && isUnrelated(query.data)) return null;
  return (
    <Box id="compatibility" sx={{ scrollMarginTop: 16 }}>
      <Section title="Compatibility" level="h2" variant="h3" gap={2}>
        <Box sx={columns}>
          <BikeCompatibility product={product} onBike={onBike} drawingOf={drawingOf} />
          <Box tabIndex={-1} sx={{ minWidth: 0 }}>
            <QueryState query={query} label="Loading compatible parts" skeleton={<Skeleton height={240} />}>
              {(fit) => <RelatedParts product={product} fit={fit} />}
            </QueryState>
          </Box>
        </Box>
      </Section>
    </Box>
  );
}

interface RelatedPartsProps {
  readonly product: Product;
  readonly fit: PartFit;
}

function RelatedParts({ product, fit }: RelatedPartsProps) {
  const { groups, sources } = fit;
  if (isUnrelated(fit))
    return (
      <Typography sx={{ color: 'text.secondary' }}>
        This part does not connect to other Pedalworks parts.
      </Typography>
    );
  return (
    <Stack spacing={2.5}>
      {groups.fits.count + groups['with-adapter'].count > 0 ? null : (
        <Typography sx={{ color: 'text.secondary' }}>
          No other Pedalworks part is known to fit this one.
        </Typography>
      )}
      {fitChoices.map((verdict) => (
        <RelatedGroup key={verdict} product={product} verdict={verdict} group={groups[verdict]} />
      ))}
      <Sources sources={sources} />
    </Stack>
  );
}

/** True if no rule applies to the part and any other part of the shop. */
const isUnrelated = (fit: PartFit | undefined) =>
  fit !== undefined && fitChoices.every((verdict) => fit.groups[verdict].count === 0);

/** Pages and standards behind the verdicts. `details` works without scripts. */
function Sources({ sources }: Pick<PartFit, 'sources'>) {
  if (sources.length === 0) return null;
  return (
    <Box component="details" sx={{ typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' }}>
      <Box component="summary" sx={{ py: 1, cursor: 'pointer' }}>
        How we know
      </Box>
      <ul>
        {sources.map((source) => {
          const [, title = source, url] = /^(.*), (https?:\/\/\S+)$/u.exec(source) ?? [];
          return <li key={source}>{url === undefined ? title : <Link href={url}>{title}</Link>}</li>;
        })}
      </ul>
      <Link href="/standards">All standards</Link>
    </Box>
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 7fr)' },
  alignItems: 'start',
  gap: { xs: 3, md: 5 },
};
