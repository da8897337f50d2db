import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { interfaceGroups, type Interface, type Source } from '@pedalworks/contract/fit';
import { useQuery } from '@tanstack/react-query';
import { QueryState } from '../../ui/query-state.tsx';
import { Section } from '../../ui/section.tsx';
import { SheetFrame } from '../../ui/sheet-frame.tsx';
import type { ValueAdapter } from './value-adapters.ts';
import { InterfaceDrawing } from './drawings/interface-drawing.tsx';
import { FitMatrices } from './fit-matrix.tsx';
import { fitsIf } from './fits-if.ts';
import { standardPartsQuery } from './queries.ts';
import { PartLinks, ValueTable } from './value-table.tsx';
import { YourBike } from './your-bike.tsx';

interface StandardProps {
  readonly standard: Interface;
}

export function Standard({ standard }: StandardProps) {
  const { key, name, range, unit = '' } = standard;
  const query = useQuery(standardPartsQuery(key));
  return (
    <Stack spacing={{ xs: 4, md: 6 }}>
      <Box sx={columns}>
        <Box sx={{ flex: '2 1 20rem', minWidth: 0, position: { md: 'sticky' }, top: { md: 148 } }}>
          <SheetFrame isNarrow titleBlock={titleBlock(standard)}>
            <Box sx={{ p: 3 }}>
              <InterfaceDrawing interfaceKey={key} name={name} />
            </Box>
          </SheetFrame>
        </Box>
        <Box sx={{ flex: '3 1 28rem', minWidth: 0 }}>
          <Section title="Values" level="h2" variant="h3" gap={1.5}>
            {range === undefined ? null : (
              <Box sx={{ mb: 1.5 }}>
                {`A number from ${String(range.min)} to ${String(range.max)} ${unit}`.trim()}
              </Box>
            )}
            <QueryState query={query} label="Loading parts" skeleton={<Skeleton height={320} />}>
              {(parts) => <ValueTable standard={standard} parts={parts} />}
            </QueryState>
          </Section>
        </Box>
      </Box>
      <Box sx={answers}>
        <FitMatrices matrices={query.data?.matrices ?? []} />
        <Stack spacing={{ xs: 4, md: 6 }}>
          <Adapters adapters={query.data?.adapters ?? []} />
          <Sources sources={query.data?.sources ?? []} />
        </Stack>
      </Box>
      <Neighbours standard={standard} />
    </Stack>
  );
}

const titleBlock = (standard: Interface) => {
  const condition = fitsIf(standard);
  const fits = ['Fits if', condition.charAt(0).toUpperCase() + condition.slice(1)] as const;
  if (standard.bikeSides === undefined) return [fits];
  return [fits, ['My bike', <YourBike key="bike" standard={standard} />] as const];
};

function Adapters({ adapters }: { readonly adapters: readonly ValueAdapter[] }) {
  if (adapters.length === 0) return null;
  return (
    <Section title="Adapters" level="h2" variant="h3" gap={1.5}>
      <Box component="ul" sx={list}>
        {adapters.map(({ provides, needs, part, ours }) => (
          <li key={`${provides} ${needs}`}>
            <strong>{needs}</strong> on <strong>{provides}</strong>: {part}
            {ours.length === 0 ? null : ' · '}
            <PartLinks parts={ours} />
          </li>
        ))}
      </Box>
    </Section>
  );
}

function Sources({ sources }: { readonly sources: readonly Source[] }) {
  return (
    <Section title="Sources" level="h2" variant="h3" gap={1.5}>
      <Box component="ul" sx={list}>
        {sources.map(({ title, url }) => (
          <li key={`${title} ${url ?? ''}`}>
            {url === undefined ? (
              title
            ) : (
              <Link href={url} rel="noopener">
                {title}
              </Link>
            )}
          </li>
        ))}
      </Box>
    </Section>
  );
}

/** Links to the previous and the next interface of the group. */
function Neighbours({ standard }: StandardProps) {
  const group = interfaceGroups.find(({ interfaces }) => interfaces.some(({ key }) => key === standard.key));
  const all = group?.interfaces ?? [];
  const at = all.findIndex(({ key }) => key === standard.key);
  const [previous, next] = [all[at - 1], all[at + 1]];
  return (
    <Box component="nav" aria-label={group?.name ?? ''} sx={neighbours}>
      {previous === undefined ? <span /> : <Link href={`/standards/${previous.key}`}>‹ {previous.name}</Link>}
      {next === undefined ? null : <Link href={`/standards/${next.key}`}>{next.name} ›</Link>}
    </Box>
  );
}

/** Columns by text size, so that enlarged text gets one. */
const columns = { display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: { xs: 4, md: 6 } };

const answers = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 28rem), 1fr))',
  gap: { xs: 4, md: 6 },
};

const list = { display: 'grid', gap: 0.75, pl: 2.5, listStyle: 'square' };

const neighbours = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 3,
  pt: 2,
  borderTop: 1,
  borderColor: 'divider',
};
