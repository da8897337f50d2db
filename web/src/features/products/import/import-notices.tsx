import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { plural } from '@pedalworks/contract/words';
import type { CheckedRow } from './import-rows.ts';
import { rowsNamed } from './read-products-file.ts';

interface ImportNoticesProps {
  readonly notices: readonly string[];
  readonly invalid: readonly CheckedRow[];
  readonly onShowInvalid: () => void;
}

export function ImportNotices({ notices, invalid, onShowInvalid }: ImportNoticesProps) {
  if (invalid.length + notices.length === 0) return null;
  return (
    <Alert severity="warning">
      <Box component="ul" sx={{ display: 'grid', rowGap: 1 }}>
        {invalid.length === 0 ? null : (
          <li>
            <Link component="button" type="button" onClick={onShowInvalid} sx={link}>
              {rowsNamed(invalid.map(({ line }) => line))}
            </Link>{' '}
            {plural(invalid.length, 'has', 'have')} errors and will not be imported. Correct the file and
            choose it again, or import the others.
          </li>
        )}
        {notices.map((notice) => (
          <li key={notice}>{notice}</li>
        ))}
      </Box>
    </Alert>
  );
}

const link = { font: 'inherit', color: 'inherit', verticalAlign: 'baseline', textAlign: 'start' };
