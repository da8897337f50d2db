import { useState } from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Product } from '@pedalworks/contract';
import type { RuleVerdict } from '@pedalworks/contract/fit';
import { useQuery } from '@tanstack/react-query';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { formatNumber } from '../../../ui/money.ts';
import { ProductPicture } from '../../shared/product-picture.tsx';
import { VerdictLabel } from '../catalogue/verdict-label.tsx';
import { Adapters, LinkedParts } from './linked-parts.tsx';
import type { RelatedGroup as Group, RelatedPart } from './part-fit.ts';
import { partFitQuery } from './queries.ts';

interface RelatedGroupProps {
  readonly product: Product;
  readonly verdict: RuleVerdict;
  readonly group: Group;
}

const allRelated = 2000;

/** Parts with the same verdict. Collapses those that do not fit; `details` works without scripts. */
export function RelatedGroup({ product, verdict, group }: RelatedGroupProps) {
  if (group.count === 0) return null;
  const isFolded = verdict === 'unknown' || verdict === 'does-not-fit';
  const list = (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {advice[verdict]}
      </Typography>
      <RelatedList {...{ product, verdict, group }} />
    </>
  );
  const heading = <Heading verdict={verdict} count={group.count} />;
  if (!isFolded)
    return (
      <div>
        {heading}
        {list}
      </div>
    );
  return (
    <details>
      <Box component="summary" sx={{ py: 1, cursor: 'pointer' }}>
        {heading}
      </Box>
      {list}
    </details>
  );
}

const advice: Readonly<Record<RuleVerdict, string>> = {
  fits: 'These parts work with this part.',
  'with-adapter': 'These parts work with this part if you add the adapter named below.',
  unknown: 'A dimension is unknown. Compare it before you order, or ask us.',
  'does-not-fit': 'Do not combine these parts with this part.',
};

function Heading({ verdict, count }: { readonly verdict: RuleVerdict; readonly count: number }) {
  return (
    <Typography variant="h4" component="h3" sx={{ display: 'inline' }}>
      <VerdictLabel verdict={verdict} typography="inherit" /> ({formatNumber(count)})
    </Typography>
  );
}

function RelatedList({ product, verdict, group }: RelatedGroupProps) {
  const [isWhole, setWhole] = useState(false);
  const whole = useQuery({ ...partFitQuery(product, allRelated), enabled: isWhole });
  const { parts } = whole.data?.groups[verdict] ?? group;
  return (
    <>
      <Box component="ul">
        {parts.map((part) => (
          <RelatedRow key={part.slug} part={part} needsAdapter={verdict === 'with-adapter'} />
        ))}
      </Box>
      {whole.isError ? <ErrorState error={whole.error} onRetry={() => void whole.refetch()} /> : null}
      {whole.isSuccess && parts.length < group.count ? (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          Only the first {formatNumber(parts.length)} of {formatNumber(group.count)} are listed.
        </Typography>
      ) : null}
      {parts.length >= group.count || whole.isError || whole.isSuccess ? null : (
        <BusyButton busy={whole.isFetching} onClick={() => setWhole(true)} sx={{ mt: 1 }}>
          {`Show all ${formatNumber(group.count)}`}
        </BusyButton>
      )}
    </>
  );
}

interface RelatedProps {
  readonly part: RelatedPart;
  readonly needsAdapter: boolean;
}

function RelatedRow({ part, needsAdapter }: RelatedProps) {
  const { slug, name, img, reason, isConfirmed, limits, adapters, alternatives } = part;
  return (
    <Box component="li" sx={row}>
      <ProductPicture img={img} alt="" sizes="56px" />
      <div>
        <Link href={`/parts/${slug}`} underline="hover" dir="auto" sx={{ fontWeight: 700 }}>
          {name}
        </Link>
        <Typography variant="body2" dir="auto">
          {isConfirmed ? <strong>Confirmed by Pedalworks: </strong> : null}
          {reason}
        </Typography>
        {needsAdapter ? <Adapters parts={adapters} /> : null}
        {limits.map((limit) => (
          <Typography key={limit} variant="body2">
            {limit}
          </Typography>
        ))}
        <LinkedParts lead="Choose instead" parts={alternatives} />
      </div>
    </Box>
  );
}

const row = {
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr)',
  alignItems: 'start',
  gap: 2,
  py: 1.25,
  borderTop: 1,
  borderColor: 'divider',
  overflowWrap: 'anywhere',
};
