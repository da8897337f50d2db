import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { ruleVerdicts, type Verdict } from '@pedalworks/contract/fit';
import { fitLabels } from '../fit/public/fit-labels.ts';
import { VerdictSign } from '../fit/public/verdict-sign.tsx';
import { Section } from '../../ui/section.tsx';
import type { ValueMatrix } from './value-pairs.ts';

/** Tables of the values that take other values. */
export function FitMatrices({ matrices }: { readonly matrices: readonly ValueMatrix[] }) {
  if (matrices.length === 0) return null;
  return (
    <Section title="Which takes which" level="h2" variant="h3" gap={1.5}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
        {matrices.map((matrix) => (
          // Scrolls only if the text is enlarged.
          <Box
            key={matrix.title}
            role="group"
            aria-label={matrix.title}
            tabIndex={0}
            sx={{ position: 'relative', overflowX: 'auto' }}
          >
            <FitMatrix matrix={matrix} />
          </Box>
        ))}
      </Box>
    </Section>
  );
}

function FitMatrix({ matrix: { title, labels, rows } }: { readonly matrix: ValueMatrix }) {
  return (
    <Box component="table" sx={table}>
      <Typography component="caption" variant="body2" sx={{ pb: 1, textAlign: 'start' }}>
        {title}
        <Legend verdicts={rows.flat()} />
      </Typography>
      <thead>
        <tr>
          <td />
          {labels.map((label) => (
            <th key={label} scope="col">
              <span>{label}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={labels[index]}>
            <th scope="row">{labels[index]}</th>
            {row.map((verdict, at) => (
              <td key={at}>
                <Mark verdict={verdict} />
                <Box component="span" sx={visuallyHidden}>
                  {verdict === 'unrelated' ? '' : fitLabels[verdict]}
                </Box>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

/** Sign of a verdict. A quiet dash for most cells, which do not fit. */
function Mark({ verdict }: { readonly verdict: Verdict }) {
  if (verdict === 'unrelated') return null;
  return verdict === 'does-not-fit' ? <span aria-hidden="true">–</span> : <VerdictSign verdict={verdict} />;
}

function Legend({ verdicts }: { readonly verdicts: readonly Verdict[] }) {
  return (
    <Box component="span" sx={legend}>
      {ruleVerdicts
        .filter((verdict) => verdicts.includes(verdict))
        .map((verdict) => (
          <span key={verdict}>
            <Mark verdict={verdict} /> {fitLabels[verdict]}
          </span>
        ))}
    </Box>
  );
}

const legend = { display: 'flex', flexWrap: 'wrap', columnGap: 2, color: 'text.secondary' };

const table = {
  borderCollapse: 'collapse',
  fontSize: { xs: '0.75rem', sm: '0.875rem' },
  '& :is(th, td)': {
    px: { xs: 0.25, sm: 0.75 },
    py: 0.75,
    border: 1,
    borderColor: 'divider',
    fontWeight: 400,
  },
  '& thead th': { verticalAlign: 'bottom' },
  '& thead span': { writingMode: 'vertical-rl', whiteSpace: 'nowrap' },
  '& tbody th': { pr: { xs: 0.25, sm: 1 }, textAlign: 'start' },
  '& td': { minWidth: { sm: 32 }, color: 'text.secondary', textAlign: 'center' },
};
