import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { AuditEntry } from '@pedalworks/contract';
import { EmailText } from '../../ui/email-text.tsx';
import { ShowInFull } from '../../ui/disclosure.tsx';
import { excerpts, isLong } from '../../ui/excerpts.ts';
import { summaryOf } from './audit-summaries.ts';
import { changesOf, type AuditChange } from './audit-changes.ts';

interface AuditEntryRowProps {
  readonly entry: AuditEntry;
  /** Omitted for an imported part, because the entry for the whole import displays the time. */
  readonly time?: string;
  readonly children?: ReactNode;
}

export function AuditEntryRow({ entry, time, children }: AuditEntryRowProps) {
  const { phrase: did, name, href } = summaryOf(entry);
  const { email, uid } = entry.by;
  return (
    <Box component="li" sx={time === undefined ? partOfImport : row}>
      {time === undefined ? null : (
        <Typography variant="body2" component="time" dateTime={entry.createdAt} sx={quiet}>
          {time}
        </Typography>
      )}
      <Box sx={{ minWidth: 0 }}>
        <Typography component="p" sx={{ overflowWrap: 'anywhere' }}>
          {did}{' '}
          {href === undefined ? (
            <bdi>{name}</bdi>
          ) : (
            <Link href={href} dir="auto">
              {name}
            </Link>
          )}
        </Typography>
        {time === undefined ? null : (
          <Typography variant="body2" sx={quiet}>
            {email === '' ? uid : <EmailText email={email} />}
          </Typography>
        )}
        <Changes changes={changesOf(entry)} />
        {entry.undo === 'left' ? (
          <Typography variant="body2" sx={quiet}>
            Not undone with the import: it was edited since, or could not be restored.
          </Typography>
        ) : null}
        {children}
      </Box>
    </Box>
  );
}

const maxFields = 5;

function Changes({ changes }: { readonly changes: readonly AuditChange[] }) {
  if (changes.length === 0) return null;
  const isCut =
    changes.length > maxFields ||
    changes.some(({ before, after }) => isLong(before ?? '') || isLong(after ?? ''));
  return (
    <ShowInFull isCut={isCut}>
      {(isWhole) => (
        <Box component="dl" sx={list}>
          {(isWhole ? changes : changes.slice(0, maxFields)).map((change) => (
            <Change key={change.field} change={change} isWhole={isWhole} />
          ))}
        </Box>
      )}
    </ShowInFull>
  );
}

interface ChangeProps {
  readonly change: AuditChange;
  readonly isWhole: boolean;
}

function Change({ change: { field, before, after }, isWhole }: ChangeProps) {
  const texts = [before ?? '', after ?? ''];
  const [was, is] = isWhole ? texts : excerpts(texts);
  return (
    <>
      <Box component="dt" sx={quiet}>
        {field}
      </Box>
      <Box component="dd" sx={values}>
        {before === null ? null : (
          <Box component="del" dir="auto" sx={quiet}>
            {was}
          </Box>
        )}
        {after === null ? null : (
          <span>
            {before === null ? null : <span aria-hidden="true">→ </span>}
            <Box component="ins" dir="auto" sx={{ textDecoration: 'none' }}>
              {is}
            </Box>
          </span>
        )}
      </Box>
    </>
  );
}

const quiet = { color: 'text.secondary' };

const row = {
  display: 'grid',
  gridTemplateColumns: 'minmax(4.5rem, max-content) minmax(0, 1fr)',
  alignItems: 'baseline',
  py: 1.5,
  borderBottom: 1,
  borderColor: 'divider',
  fontVariantNumeric: 'tabular-nums',
  '& > time': { whiteSpace: 'nowrap' },
};

const partOfImport = { ...row, display: 'block' };

const list = {
  display: 'grid',
  gridTemplateColumns: { sm: 'minmax(0, 12rem) minmax(0, 1fr)' },
  columnGap: 2,
  rowGap: { sm: 0.25 },
  mt: 1,
  typography: 'body2',
};

const values = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1,
  mb: { xs: 0.75, sm: 0 },
  overflowWrap: 'anywhere',
  '& > *': { minWidth: 0, whiteSpace: 'pre-line' },
};
