import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { OwnerPageKey } from '@pedalworks/contract/owner-page-keys';
import type { OwnerPageVersion } from '@pedalworks/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useFormikContext } from 'formik';
import { useSearchParams } from 'react-router-dom';
import { itemsOf } from '../../services/api-client.ts';
import { notify } from '../../services/notify.ts';
import { LocalTime } from '../../ui/dates.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { EmailText } from '../../ui/email-text.tsx';
import { MoreButton } from '../../ui/more-button.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Section } from '../../ui/section.tsx';
import { pageVersionsQuery } from './queries.ts';

/** Versions of a page, newest first. Restoring one loads its text into the editor. */
export function PageVersions({ pageKey }: { readonly pageKey: OwnerPageKey }) {
  const query = useInfiniteQuery({ ...pageVersionsQuery(pageKey), select: itemsOf });
  const wanted = Number(useSearchParams()[0].get('version'));
  return (
    <Section title="Versions">
      <QueryState query={query} label="Loading versions" skeleton={<Skeleton height={160} />}>
        {(versions) =>
          versions.length === 0 ? (
            <Typography sx={{ color: 'text.secondary' }}>None yet.</Typography>
          ) : (
            <Box component="ol" reversed sx={list}>
              {versions.map((version, place) => (
                <VersionRow
                  key={version.revision}
                  version={version}
                  isCurrent={place === 0}
                  isWanted={version.revision === wanted}
                />
              ))}
            </Box>
          )
        }
      </QueryState>
      <MoreButton query={query} noun="versions" />
    </Section>
  );
}

interface VersionRowProps {
  readonly version: OwnerPageVersion;
  readonly isCurrent: boolean;
  /** True if an order links this version. */
  readonly isWanted: boolean;
}

function VersionRow({ version, isCurrent, isWanted }: VersionRowProps) {
  const { revision, text, by, createdAt } = version;
  const { values, dirty, setFieldValue } = useFormikContext<{ readonly text: string }>();
  const restore = () => {
    void setFieldValue('text', text);
    notify.success(`Version ${String(revision)} is in the editor`, 'Save changes to restore it.');
  };
  return (
    <li>
      <Typography>
        <strong>Version {revision}</strong>
        {isCurrent ? ' (current)' : ''}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <LocalTime isoTime={createdAt} />, <EmailText email={by.email} />
      </Typography>
      {text === '' ? (
        <Typography variant="body2">No text: the page was taken off the shop.</Typography>
      ) : (
        <Disclosure label="Show text" isForcedOpen={isWanted}>
          <Typography variant="body2" dir="auto" sx={plainText}>
            {text}
          </Typography>
        </Disclosure>
      )}
      {isCurrent || text === values.text ? null : (
        <Button
          variant="outlined"
          disabled={dirty}
          aria-label={`Load version ${String(revision)} into the editor`}
          onClick={restore}
          sx={{ mt: 1 }}
        >
          {dirty ? 'Save or discard your changes first' : 'Load into the editor'}
        </Button>
      )}
    </li>
  );
}

const list = { m: 0, p: 0, listStyle: 'none', '& > li': { py: 1.5, borderTop: 1, borderColor: 'divider' } };

const plainText = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '80ch' };
