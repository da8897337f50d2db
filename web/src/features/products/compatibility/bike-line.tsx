import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Product } from '@pedalworks/contract';
import type { Bike, RuleVerdict } from '@pedalworks/contract/fit';
import { useBikes } from '../../bike/bikes.ts';
import { questionHash } from '../../bike/question-hash.ts';
import { VerdictLabel } from '../catalogue/verdict-label.tsx';
import { mailAbout } from '../part-mail.ts';
import type { BikeFit } from './bike-fit.ts';
import { LinkedParts, NotSold } from './linked-parts.tsx';
import type { ProductOnBike } from './use-bike-fit.ts';

interface BikeLineProps {
  readonly product: Product;
  readonly onBike: ProductOnBike;
}

/** Verdict for the active bike, with what to do about it. Without one, a link to the panel below. */
export function BikeLine({ product, onBike: { bike, query } }: BikeLineProps) {
  const { data: fit } = query;
  if (product.interfaces.length === 0) return null;
  if (bike === null || fit === undefined || fit.verdict === 'unrelated')
    return (
      <Link href="#compatibility" sx={link}>
        See what it fits
      </Link>
    );
  return (
    <Box role="group" aria-label="My bike" sx={line}>
      <Verdict verdict={fit.verdict} bike={bike} />
      <NextStep product={product} fit={fit} />
      <Link href="#compatibility" sx={link}>
        Why
      </Link>
    </Box>
  );
}

const verdictTexts: Readonly<Record<RuleVerdict, (bike: ReactNode) => ReactNode>> = {
  fits: (bike) => <>Fits {bike}</>,
  'with-adapter': (bike) => <>Fits {bike} with an adapter</>,
  unknown: () => 'Check before you order',
  'does-not-fit': (bike) => <>Does not fit {bike}</>,
};

function Verdict({ verdict, bike }: { readonly verdict: RuleVerdict; readonly bike: Bike }) {
  const name = useBikes().length > 1 ? <bdi>{bike.name}</bdi> : 'my bike';
  return <VerdictLabel verdict={verdict} text={verdictTexts[verdict](name)} typography="h5" />;
}

interface NextStepProps extends Pick<BikeLineProps, 'product'> {
  readonly fit: BikeFit;
}

/** The deciding sentence, and what the customer can do. */
function NextStep({ product, fit }: NextStepProps) {
  const { verdict, rows, limits, adapters, otherAdapters, alternatives } = fit;
  // A part may need several adapters. Otherwise, the first reason is enough.
  const reasons =
    verdict === 'with-adapter' ? rows.filter((row) => row.verdict === verdict) : rows.slice(0, 1);
  const sentences = [...(verdict === 'fits' ? [] : reasons.map(({ message }) => message)), ...limits];
  return (
    <>
      {sentences.map((sentence) => (
        <Typography key={sentence} variant="body2" dir="auto">
          {sentence}
        </Typography>
      ))}
      {verdict === 'with-adapter' ? (
        <>
          <LinkedParts lead="Order with it" parts={adapters} />
          <NotSold adapters={otherAdapters} />
        </>
      ) : null}
      {verdict === 'does-not-fit' ? <LinkedParts lead="See instead" parts={alternatives} /> : null}
      {verdict === 'unknown' ? <Question product={product} fit={fit} /> : null}
    </>
  );
}

/** Leads to the answer that decides; by email if the bike has answered all questions. */
function Question({ product, fit: { openQuestions, rows } }: NextStepProps) {
  const [question] = openQuestions;
  const isOurs = rows.some(({ verdict, part }) => verdict === 'unknown' && part === '');
  if (question !== undefined)
    return (
      <Link href={`/bike${questionHash(question)}`} sx={link}>
        {openQuestions.length === 1
          ? 'Answer 1 more question'
          : `Answer ${String(openQuestions.length)} more questions`}
      </Link>
    );
  return isOurs ? (
    <Link href={mailAbout(product, 'Does it fit?')} sx={link}>
      Ask us by email
    </Link>
  ) : null;
}

const link = { display: 'flex', width: 'fit-content', minHeight: 44, alignItems: 'center' };

const line = { display: 'grid', gap: 0.5, mt: 1, overflowWrap: 'anywhere' };
