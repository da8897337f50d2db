import { useState } from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Product } from '@pedalworks/contract';
import type { RuleVerdict } from '@pedalworks/contract/fit';
import { useQuery } from '@tanstack/react-query';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { formatCents, formatNumber } from '../../../ui/money.ts';
import { AddToCart } from '../../cart/public/add-to-cart.tsx';
import { ProductPicture } from '../public/product-picture.tsx';
import { quote } from '../public/quote.ts';
import { VerdictLabel } from '../catalogue/verdict-label.tsx';
import { LinkedParts, NotSold } from './linked-parts.tsx';
import type { RelatedPart, RelatedSection, VerdictGroup } from './part-fit.ts';
import { ReportVerdict } from '../../fit/public/report-verdict.tsx';
import { partFitQuery } from './queries.ts';

interface RelatedGroupProps {
  readonly product: Product;
  readonly verdict: RuleVerdict;
  readonly group: VerdictGroup;
}

const allRelated = 2000;

/** Parts with the same verdict. Folds those that do not fit or need a check; `details` works without scripts. */
export function RelatedGroup({ product, verdict, group }: RelatedGroupProps) {
  if (group.count === 0) return null;
  const heading = (
    <Typography variant="h4" component="h3" sx={{ display: 'inline' }}>
      <VerdictLabel verdict={verdict} typography="inherit" /> ({formatNumber(group.count)})
    </Typography>
  );
  const list = <RelatedList {...{ product, verdict, group }} />;
  if (verdict === 'fits' || verdict === 'with-adapter')
    return (
      <div>
        {heading}
        {list}
      </div>
    );
  // Unlike `Disclosure`, opens before hydration and without scripts.
  return (
    <details>
      <Box component="summary" sx={{ py: 1, cursor: 'pointer' }}>
        {heading}
      </Box>
      {list}
    </details>
  );
}

function RelatedList({ product, verdict, group }: RelatedGroupProps) {
  const [isWhole, setWhole] = useState(false);
  const whole = useQuery({ ...partFitQuery(product, allRelated), enabled: isWhole });
  const { sections } = whole.data?.groups[verdict] ?? group;
  const shown = sections.reduce((count, { parts }) => count + parts.length, 0);
  return (
    <>
      {sections.map((section) => (
        <Reason key={section.parts[0]?.slug} {...{ product, verdict, section }} />
      ))}
      {whole.isError ? <ErrorState error={whole.error} onRetry={() => void whole.refetch()} /> : null}
      {whole.isSuccess && shown < group.count ? (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          Only the first {formatNumber(shown)} of {formatNumber(group.count)} are listed.
        </Typography>
      ) : null}
      {shown >= group.count || whole.isError || whole.isSuccess ? null : (
        <BusyButton busy={whole.isFetching} onClick={() => setWhole(true)} sx={{ mt: 1 }}>
          {`Show all ${formatNumber(group.count)}`}
        </BusyButton>
      )}
    </>
  );
}

interface ReasonProps extends Pick<RelatedGroupProps, 'product' | 'verdict'> {
  readonly section: RelatedSection;
}

/** Parts with the same verdict for the same reason, which is stated once. */
function Reason({ product, verdict, section }: ReasonProps) {
  const { reason, isConfirmed, limits, adapters, otherAdapters, parts, alternatives } = section;
  return (
    <Box sx={{ mt: 1 }}>
      {reason === '' || adapters.length > 0 ? null : (
        <Typography variant="body2" dir="auto">
          {isConfirmed ? <strong>Confirmed by Pedalworks: </strong> : null}
          {reason}
        </Typography>
      )}
      {adapters.length === 0 ? null : (
        <>
          <Typography variant="body2">Order with it:</Typography>
          <Rows parts={adapters} />
          <Typography variant="body2" sx={{ mt: 1.5 }}>
            Then these fit:
          </Typography>
        </>
      )}
      <NotSold adapters={otherAdapters} color="text.secondary" />
      {limits.map((limit) => (
        <Typography key={limit} variant="body2" dir="auto">
          {limit}
        </Typography>
      ))}
      <Rows parts={parts} />
      <LinkedParts lead="Choose instead" parts={alternatives} />
      <ReportVerdict a={product._id} parts={parts} verdict={verdict} />
    </Box>
  );
}

const Rows = ({ parts }: { readonly parts: readonly RelatedPart[] }) => (
  <Box component="ul">
    {parts.map((part) => (
      <Row key={part.slug} part={part} />
    ))}
  </Box>
);

function Row({ part }: { readonly part: RelatedPart }) {
  const { slug, name, img } = part;
  return (
    <Box component="li" sx={row}>
      <ProductPicture img={img} alt="" sizes="44px" />
      <Link href={`/parts/${slug}`} underline="hover" dir="auto" sx={{ fontWeight: 700 }}>
        {name}
      </Link>
      <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {formatCents(quote(part).unitPriceCents)}
      </Box>
      <Box component="form" sx={{ position: 'relative', display: 'flex', justifyContent: 'flex-end' }}>
        <AddToCart part={part} name={name} />
      </Box>
    </Box>
  );
}

const row = {
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) auto auto',
  alignItems: 'center',
  columnGap: 1.5,
  py: 0.75,
  borderTop: 1,
  borderColor: 'divider',
  overflowWrap: 'anywhere',
};
