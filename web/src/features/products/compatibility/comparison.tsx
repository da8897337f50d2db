import { useId, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Disclosure, DisclosureButton } from '../../../ui/disclosure.tsx';
import { useDisclosure } from '../../../ui/use-disclosure.ts';
import { counted } from '@pedalworks/contract/words';
import { VerdictLabel } from '../catalogue/verdict-label.tsx';
import type { BikeFit, BikeFitRow, NamedStandard } from './bike-fit.ts';
import { decidingSentences } from './bike-verdict.tsx';

/** Returns the drawing of a standard. */
export type DrawingOf = (standard: NamedStandard) => ReactNode;

interface ComparisonProps {
  readonly fit: BikeFit;
  readonly drawingOf: DrawingOf;
}

/** Rows that need attention first, each with its values and drawing folded; the passed ones are folded together. */
export function Comparison({ fit, drawingOf }: ComparisonProps) {
  const { verdict, rows } = fit;
  if (verdict === 'unrelated') return <Typography>Nothing on your bike has to match this part.</Typography>;
  const passed = rows.filter((row) => row.verdict === 'fits');
  const others = rows.filter((row) => row.verdict !== 'fits');
  const stated = decidingSentences(fit);
  return (
    <>
      <ul>
        {others.map((row) => (
          <OpenRow key={row.key + row.message} row={row} stated={stated} drawingOf={drawingOf} />
        ))}
      </ul>
      {passed.length === 0 ? null : (
        <Disclosure label={counted(passed.length, 'thing matches', 'things match')}>
          <ul>
            {passed.map((row) => (
              <PassedRow key={row.key + row.message} row={row} />
            ))}
          </ul>
        </Disclosure>
      )}
    </>
  );
}

interface OpenRowProps extends Pick<ComparisonProps, 'drawingOf'> {
  readonly row: BikeFitRow;
  /** Sentences that stand at the top of the page. */
  readonly stated: readonly string[];
}

function OpenRow({ row, stated, drawingOf }: OpenRowProps) {
  const { standard, verdict, message } = row;
  const { id, isOpen, button } = useDisclosure();
  const verdictId = useId();
  return (
    <Box component="li" sx={rowStyle}>
      <DisclosureButton {...button} aria-describedby={verdictId}>
        {standard?.name ?? 'Details'}
      </DisclosureButton>
      <span id={verdictId}>
        <VerdictLabel verdict={verdict} />
      </span>
      <Box id={id} sx={wide}>
        {isOpen ? (
          <Box sx={{ display: 'grid', gap: 1, py: 1, maxWidth: 360 }}>
            {stated.includes(message) ? null : <span dir="auto">{message}</span>}
            <Values row={row} />
            {standard === undefined ? null : (
              <>
                {drawingOf(standard)}
                <Link href={`/standards/${standard.key}`} sx={{ justifySelf: 'start' }}>
                  About this standard
                </Link>
              </>
            )}
          </Box>
        ) : null}
      </Box>
    </Box>
  );
}

function PassedRow({ row }: { readonly row: BikeFitRow }) {
  const { standard, verdict } = row;
  return (
    <Box component="li" sx={rowStyle}>
      {standard === undefined ? null : (
        <Link href={`/standards/${standard.key}`} underline="hover" color="inherit" sx={{ fontWeight: 700 }}>
          {standard.name}
        </Link>
      )}
      <VerdictLabel verdict={verdict} />
      <Values row={row} />
    </Box>
  );
}

const Values = ({ row: { bike, part } }: { readonly row: BikeFitRow }) => (
  <Box component="span" sx={{ ...wide, color: 'text.secondary' }}>
    Your bike: {bike === '' ? 'not sure' : bike} · This part: {part === '' ? 'not stated' : part}
  </Box>
);

const wide = { gridColumn: '1 / -1' };

const rowStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: 2,
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
  typography: 'body2',
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
};
