import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Product } from '@pedalworks/contract';
import type { Bike } from '@pedalworks/contract/fit';
import { questionHash } from '../../bike/question-hash.ts';
import { VerdictLabel } from '../catalogue/verdict-label.tsx';
import { mailAbout } from '../part-mail.ts';
import type { BikeFit, BikeFitRow } from './bike-fit.ts';
import { Adapters, LinkedParts } from './linked-parts.tsx';

interface BikeVerdictProps {
  readonly product: Product;
  readonly bike: Bike;
  readonly fit: BikeFit;
}

export function BikeVerdict({ product, bike, fit }: BikeVerdictProps) {
  const { verdict, rows, limits } = fit;
  if (verdict === 'unrelated') return <Typography>This part does not connect to {nameOf(bike)}.</Typography>;
  return (
    <>
      <VerdictLabel verdict={verdict} text={bikeVerdictTexts[verdict]} typography="h5" />
      <NextStep product={product} fit={fit} />
      {limits.map((limit) => (
        <Typography key={limit}>{limit}</Typography>
      ))}
      <Box component="ul" sx={{ mt: 1 }}>
        {rows.map((row) => (
          <Row key={row.key + row.message} row={row} />
        ))}
      </Box>
    </>
  );
}

export const bikeVerdictTexts = {
  fits: 'Fits my bike',
  'with-adapter': 'Fits my bike with an adapter',
  unknown: 'Check before you order',
  'does-not-fit': 'Does not fit my bike',
};

const nameOf = ({ name }: Bike): ReactNode => <bdi>{name}</bdi>;

/** Tells the customer what to do after the verdict. */
function NextStep({ product, fit }: Pick<BikeVerdictProps, 'product' | 'fit'>) {
  const { verdict, adapters, alternatives, openQuestions, rows } = fit;
  if (verdict === 'fits') return null;
  if (verdict === 'with-adapter')
    return (
      <>
        <Typography>{rows[0]?.message}</Typography>
        <Adapters parts={adapters} />
      </>
    );
  if (verdict === 'does-not-fit')
    return (
      <>
        <LinkedParts
          lead={alternatives.verdict === 'fits' ? 'Choose instead' : 'These may fit instead'}
          parts={alternatives.parts}
        />
        <Link href={fittingAddress(product)}>See parts that fit my bike</Link>
      </>
    );
  const [question] = openQuestions;
  if (question === undefined)
    return (
      <Typography>
        We do not know all dimensions of this part.{' '}
        <Link href={mailAbout(product, 'Does it fit?')}>Ask us by email</Link>.
      </Typography>
    );
  return (
    <Typography>
      <Link href={`/bike${questionHash(question)}`}>
        {openQuestions.length === 1
          ? 'Answer 1 more question'
          : `Answer ${String(openQuestions.length)} more questions`}
      </Link>{' '}
      about your bike to find out.
    </Typography>
  );
}

function fittingAddress({ category }: Product): string {
  const params = new URLSearchParams({ ...(category !== null && { category }), fit: 'fits' });
  return `/parts?${params.toString()}`;
}

function Row({ row: { name, verdict, bike, part, message } }: { readonly row: BikeFitRow }) {
  return (
    <Box component="li" sx={rowStyle}>
      <strong>{name}</strong>
      <VerdictLabel verdict={verdict} />
      <Box component="span" sx={{ gridColumn: '1 / -1', color: 'text.secondary' }}>
        {(bike === '' && part === '') || verdict === 'with-adapter'
          ? message
          : `Your bike: ${bike === '' ? 'not sure' : bike} · This part: ${part === '' ? 'not stated' : part}`}
      </Box>
    </Box>
  );
}

const rowStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 2,
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
  typography: 'body2',
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
};
