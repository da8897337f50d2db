import { Fragment } from 'react';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { listed } from '@pedalworks/contract/words';
import type { LinkedPart } from './part-fit.ts';

interface LinkedPartsProps {
  readonly lead: string;
  readonly parts: readonly (LinkedPart & { readonly notes?: readonly string[] })[];
}

/** Sentence about adapters that the shop does not sell. Displays nothing without any. */
export const NotSold = ({ adapters, color }: NotSoldProps) =>
  adapters.length === 0 ? null : (
    <Typography variant="body2" sx={{ color }}>
      We do not sell {listed(adapters, { type: 'disjunction' })}.
    </Typography>
  );

interface NotSoldProps {
  readonly adapters: readonly string[];
  readonly color?: 'text.secondary';
}

/** Sentence such as `Order with it: Adapter A or Adapter B (out of stock)`. Displays nothing without parts. */
export function LinkedParts({ lead, parts }: LinkedPartsProps) {
  if (parts.length === 0) return null;
  return (
    <Typography variant="body2">
      {lead}:{' '}
      {parts.map(({ slug, name, isSoldOut, notes = [] }, index) => (
        <Fragment key={slug}>
          {index === 0 ? '' : ' or '}
          <Link href={`/parts/${slug}`} dir="auto" sx={{ fontWeight: 700 }}>
            {name}
          </Link>
          {noteText([...notes, ...(isSoldOut ? ['out of stock'] : [])])}
        </Fragment>
      ))}
    </Typography>
  );
}

const noteText = (notes: readonly string[]) => (notes.length === 0 ? '' : ` (${notes.join(', ')})`);
