import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { CheckedRow } from './import-rows.ts';
import { rowsNamed } from './read-products-file.ts';

const kinds = ['invalid', 'conflict'] as const;
type Kind = (typeof kinds)[number];

const advice: Readonly<Record<Kind, string>> = {
  invalid: 'errors and will not be imported. Correct the file and choose it again, or import the others.',
  conflict:
    'values that were changed in the shop as well. The shop keeps its own unless you choose the file’s.',
};

interface ImportNoticesProps {
  readonly notices: readonly string[];
  readonly rowsOf: (kind: Kind) => readonly CheckedRow[];
  readonly onShow: (kind: Kind) => void;
}

export function ImportNotices({ notices, rowsOf, onShow }: ImportNoticesProps) {
  const leftOut = kinds.flatMap((kind) => {
    const lines = rowsOf(kind).map(({ line }) => line);
    return lines.length === 0 ? [] : [{ kind, lines }];
  });
  if (leftOut.length + notices.length === 0) return null;
  return (
    <Alert severity="warning">
      <Box component="ul" sx={{ display: 'grid', rowGap: 1 }}>
        {leftOut.map(({ kind, lines }) => (
          <li key={kind}>
            <Link component="button" type="button" onClick={() => onShow(kind)} sx={link}>
              {rowsNamed(lines)}
            </Link>{' '}
            {lines.length === 1 ? 'has' : 'have'} {advice[kind]}
          </li>
        ))}
        {notices.map((notice) => (
          <li key={notice}>{notice}</li>
        ))}
      </Box>
    </Alert>
  );
}

const link = { font: 'inherit', color: 'inherit', verticalAlign: 'baseline', textAlign: 'start' };
