import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Product } from '@pedalworks/contract';
import type { Bike, RuleVerdict } from '@pedalworks/contract/fit';
import { counted } from '@pedalworks/contract/words';
import { useBikes } from '../../bike/public/bikes.ts';
import { questionHash } from '../../bike/public/question-hash.ts';
import { VerdictLabel } from '../catalogue/verdict-label.tsx';
import { mailAbout } from '../part-mail.ts';
import type { BikeFit } from './bike-fit.ts';
import { LinkedParts, NotSold } from './linked-parts.tsx';
import { ReportVerdict } from '../../fit/public/report-verdict.tsx';

interface BikeVerdictProps {
  readonly product: Product;
  readonly bike: Bike;
  readonly fit: BikeFit;
}

/** Verdict for a bike in large type, the deciding sentence, and what to do. */
export function BikeVerdict({ product, bike, fit }: BikeVerdictProps) {
  const { verdict } = fit;
  if (verdict === 'unrelated') return null;
  return (
    <Box role="group" aria-label="My bike" sx={group}>
      <Verdict verdict={verdict} onlyAt={fit.onlyAt} bike={bike} />
      <Reasons fit={fit} />
      <Box sx={acts}>
        {verdict === 'unknown' ? <Question product={product} fit={fit} /> : null}
        <Link href="#compatibility" sx={link}>
          Why
        </Link>
        <ReportVerdict a={product._id} bike={bike} verdict={verdict} />
      </Box>
    </Box>
  );
}

const verdictTexts: Readonly<Record<RuleVerdict, (bike: ReactNode) => ReactNode>> = {
  fits: (bike) => <>Fits {bike}</>,
  'with-adapter': (bike) => <>Fits {bike} with an adapter</>,
  unknown: () => 'Check before you order',
  'does-not-fit': (bike) => <>Does not fit {bike}</>,
};

interface VerdictProps extends Pick<BikeFit, 'onlyAt'> {
  readonly verdict: RuleVerdict;
  readonly bike: Bike;
}

function Verdict({ verdict, onlyAt, bike }: VerdictProps) {
  const name = useBikes().length > 1 ? <bdi>{bike.name}</bdi> : 'my bike';
  const text = (
    <>
      {verdictTexts[verdict](name)}
      {onlyAt === '' ? '' : `, ${onlyAt}`}
    </>
  );
  return <VerdictLabel verdict={verdict} text={text} typography="h5" />;
}

/** Returns the deciding sentences. A part may need several adapters; otherwise, the first reason is enough. */
export function decidingSentences({ verdict, rows }: BikeFit): readonly string[] {
  if (verdict === 'fits') return [];
  const reasons =
    verdict === 'with-adapter' ? rows.filter((row) => row.verdict === verdict) : rows.slice(0, 1);
  return reasons.map(({ message }) => message);
}

function Reasons({ fit }: Pick<BikeVerdictProps, 'fit'>) {
  const { verdict, limits, adapters, otherAdapters, alternatives, compared } = fit;
  const sentences = [
    ...decidingSentences(fit),
    ...(compared === '' ? [] : [`This part: ${compared}. Compare it with yours.`]),
    ...limits,
  ];
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
    </>
  );
}

/** Leads to the answer that decides; to an email if no question is open. */
function Question({ product, fit: { openQuestions } }: Pick<BikeVerdictProps, 'product' | 'fit'>) {
  const [question] = openQuestions;
  if (question === undefined)
    return (
      <Link href={mailAbout(product, 'Does it fit?')} sx={link}>
        Ask us by email
      </Link>
    );
  return (
    <Link href={`/bike${questionHash(question)}`} sx={link}>
      Answer {counted(openQuestions.length, 'more question')}
    </Link>
  );
}

const link = { display: 'flex', minHeight: 44, alignItems: 'center' };

const acts = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2.5 };

const group = { display: 'grid', gap: 0.5, mt: 1, overflowWrap: 'anywhere' };
