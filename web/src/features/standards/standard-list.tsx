import { useState } from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { interfaceGroups, type Interface } from '@pedalworks/contract/fit';
import { wordsTest } from '../shared/words-test.ts';
import { byDrawing, InterfaceDrawing } from './drawings/interface-drawing.tsx';
import { filtersBesideList } from '../../ui/page-section.tsx';
import { Section } from '../../ui/section.tsx';
import { counted } from '@pedalworks/contract/words';

/** Lists all interfaces by group, with a filter. Interfaces that are seen in the same place share a drawing. */
export function StandardList() {
  const [text, setText] = useState('');
  const groups = groupsWith(text);
  const count = groups.reduce((sum, { interfaces }) => sum + interfaces.length, 0);
  return (
    <Box sx={filtersBesideList}>
      <Box sx={tools}>
        <TextField
          fullWidth
          type="search"
          label="Filter standards"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Box component="nav" aria-label="Groups" sx={jumps}>
          {groups.map(({ name }) => (
            <Link key={name} href={`#${idOf(name)}`} underline="hover" sx={jump}>
              {name}
            </Link>
          ))}
        </Box>
        <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
          {text.trim() === '' ? '' : countText(count)}
        </Typography>
      </Box>
      <Groups groups={groups} />
    </Box>
  );
}

function Groups({ groups }: { readonly groups: ReturnType<typeof groupsWith> }) {
  return (
    <Box sx={{ display: 'grid', alignContent: 'start', gap: { xs: 4, md: 6 }, minWidth: 0 }}>
      {groups.map(({ name, interfaces }) => (
        <div key={name} id={idOf(name)}>
          <Section title={name} level="h2" variant="h3" gap={{ xs: 1, md: 2 }}>
            <Box component="ul" sx={grid}>
              {byDrawing(interfaces).map((standards) => (
                <Seen key={standards[0]?.key} standards={standards} />
              ))}
            </Box>
          </Section>
        </div>
      ))}
    </Box>
  );
}

const idOf = (group: string) => group.toLowerCase().replaceAll(' ', '-');

function countText(count: number): string {
  if (count === 0) return 'No standards match.';
  return counted(count, 'standard');
}

/** Keeps the interfaces that contain every word of a text in their name, description, values or labels. */
function groupsWith(text: string) {
  const isFound = wordsTest(text);
  return interfaceGroups
    .map(({ name, interfaces }) => ({
      name,
      interfaces: interfaces.filter((each) => isFound(searchText(each))),
    }))
    .filter(({ interfaces }) => interfaces.length > 0);
}

const searchText = ({ name, about, values = {} }: Interface) =>
  [name, about, ...Object.entries(values).flat()].join(' ');

/** Interfaces that are seen in the same place, with their drawing. */
function Seen({ standards }: { readonly standards: readonly Interface[] }) {
  return (
    <Box component="li" sx={row}>
      <Box sx={picture}>
        <InterfaceDrawing interfaceKey={standards[0]?.key ?? ''} />
      </Box>
      <Box sx={{ display: 'grid', alignContent: 'center', gap: { sm: 1.5 }, py: { sm: 1.5 } }}>
        {standards.map(({ key, name, about }) => (
          <div key={key}>
            <Link href={`/standards/${key}`} underline="hover" sx={entry}>
              {name}
            </Link>
            <Typography
              variant="body2"
              sx={{ display: { xs: 'none', sm: 'block' }, color: 'text.secondary', maxWidth: '60ch' }}
            >
              {about}
            </Typography>
          </div>
        ))}
      </Box>
    </Box>
  );
}

const tools = {
  display: 'grid',
  alignContent: 'start',
  gap: 2,
  alignSelf: 'start',
  position: { md: 'sticky' },
  top: { md: 148 },
};

const jumps = { display: 'flex', flexWrap: 'wrap', flexDirection: { md: 'column' }, gap: { xs: 1, md: 0 } };

const jump = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: { xs: 40, md: 44 },
  px: { xs: 1.5, md: 0 },
  border: { xs: 1, md: 0 },
  borderColor: 'outline',
  fontWeight: { xs: 600, md: 400 },
};

const grid = {
  // By text size, so that enlarged text gets fewer columns.
  columns: { sm: '21rem' },
  columnGap: 2,
  borderTop: { xs: 1, sm: 0 },
  borderColor: { xs: 'divider' },
};

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: '80px minmax(0, 1fr)', lg: '112px minmax(0, 1fr)' },
  columnGap: 2,
  mb: { sm: 2 },
  px: { xs: 1, sm: 2 },
  borderStyle: 'solid',
  borderWidth: { xs: '0 0 1px', sm: '1px' },
  borderColor: 'divider',
  bgcolor: 'background.paper',
  breakInside: 'avoid',
};

/** Small drawing: outlines alone, because letters would be too small to read. */
const picture = {
  alignSelf: 'center',
  py: { xs: 1, sm: 2 },
  '& g, & text': { display: 'none' },
  '& path': { strokeWidth: '1px', vectorEffect: 'non-scaling-stroke' },
};

const entry = {
  display: 'flex',
  alignItems: 'center',
  minHeight: { xs: 40, sm: 24 },
  fontWeight: 700,
};
