import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { rulesOf, sources, type Interface, type SourceId } from '@pedalworks/contract/fit';
import { useQuery } from '@tanstack/react-query';
import { QueryState } from '../../ui/query-state.tsx';
import { Section } from '../../ui/section.tsx';
import { SheetFrame } from '../../ui/sheet-frame.tsx';
import { InterfaceDrawing } from './drawings/interface-drawing.tsx';
import { standardPartsQuery, type StandardPart } from './queries.ts';

interface StandardProps {
  readonly standard: Interface;
}

export function Standard({ standard }: StandardProps) {
  const { key, name, unit, range, values } = standard;
  return (
    <Stack spacing={6}>
      <Box sx={columns}>
        <SheetFrame
          titleBlock={[
            ['Interface', name],
            ['Unit', unit ?? 'By name'],
            [
              'Values',
              values === undefined
                ? `${String(range?.min)} to ${String(range?.max)}`
                : String(Object.keys(values).length),
            ],
          ]}
        >
          <Box sx={{ p: 3 }}>
            <InterfaceDrawing interfaceKey={key} name={name} />
          </Box>
        </SheetFrame>
        <Stack spacing={4}>
          <Values standard={standard} />
          <Sources standard={standard} />
        </Stack>
      </Box>
      <Parts standard={standard} />
    </Stack>
  );
}

function Values({ standard: { values, range, unit } }: StandardProps) {
  return (
    <Section title="Values" level="h2" variant="h3" gap={1.5}>
      {values === undefined ? (
        <Typography>
          {`A number from ${String(range?.min)} to ${String(range?.max)}${unit === undefined ? '' : ` ${unit}`}.`}
        </Typography>
      ) : (
        <Box component="ul" sx={list}>
          {Object.entries(values).map(([value, label]) => (
            <li key={value}>{label}</li>
          ))}
        </Box>
      )}
    </Section>
  );
}

function Sources({ standard: { key, sources: ids } }: StandardProps) {
  const ofRules = rulesOf(key).flatMap(({ source, secondSource = source }) => [source, secondSource]);
  const all = [...new Set<SourceId>([...ids, ...ofRules])];
  return (
    <Section title="Sources" level="h2" variant="h3" gap={1.5}>
      <Box component="ul" sx={list}>
        {all.map((id) => {
          const { title = id, url } = sources[id] ?? {};
          return (
            <li key={id}>
              {url === undefined ? (
                title
              ) : (
                <Link href={url} rel="noopener">
                  {title}
                </Link>
              )}
            </li>
          );
        })}
      </Box>
    </Section>
  );
}

function Parts({ standard }: StandardProps) {
  const { key, providers, needers } = standard;
  return (
    <QueryState
      query={useQuery(standardPartsQuery(key))}
      label="Loading parts"
      skeleton={<Skeleton height={160} />}
    >
      {({ provides, needs }) => (
        <Box sx={columns}>
          <PartList title="Provided by" lead={`In general: ${providers}.`} parts={provides} />
          {needers === 'none' ? null : (
            <PartList title="Needed by" lead={`In general: ${needers}.`} parts={needs} />
          )}
        </Box>
      )}
    </QueryState>
  );
}

interface PartListProps {
  readonly title: string;
  readonly lead: string;
  readonly parts: readonly StandardPart[];
}

function PartList({ title, lead, parts }: PartListProps) {
  return (
    <Section title={title} level="h2" variant="h3" gap={1}>
      <Typography sx={{ mb: 2, color: 'text.secondary' }}>{lead}</Typography>
      {parts.length === 0 ? (
        <Typography variant="body2">None of our parts yet.</Typography>
      ) : (
        <Box component="ul" sx={rows}>
          {parts.map(({ slug, name, value }) => (
            <li key={slug}>
              <Link href={`/parts/${slug}`} dir="auto">
                {name}
              </Link>
              <span>{value === '' ? 'Not stated' : value}</span>
            </li>
          ))}
        </Box>
      )}
    </Section>
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
  alignItems: 'start',
  gap: { xs: 4, md: 6 },
};

const rows = {
  borderTop: 1,
  borderColor: 'divider',
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: 3,
    py: 1,
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& span': { color: 'text.secondary', fontVariantNumeric: 'tabular-nums' },
};

const list = { display: 'grid', gap: 0.75, pl: 2.5, listStyle: 'square' };
