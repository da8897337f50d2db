import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ChainringDrawing } from '../ui/chainring-drawing.tsx';
import { FactList } from '../ui/fact-list.tsx';
import { PageSection } from '../ui/page-section.tsx';
import { Opening } from './opening.tsx';

const works = [
  {
    name: 'Quiet freehub',
    year: '2021',
    text: 'Thirty-six teeth on a face ratchet instead of pawls. It engages within ten degrees and coasts almost silently. The spring took eleven attempts; the drawing shows only the twelfth.',
  },
  {
    name: 'Narrow-wide rings',
    year: '2016',
    text: 'Tooth widths that alternate with the chain’s inner and outer links, so that a single ring needs no guide. I cut the first cutter for it myself, on a grinder older than I am.',
  },
  {
    name: 'Go/no-go gauges for wheel builders',
    year: '2012',
    text: 'Two steel combs that tell you in a second whether a spoke is long enough. Neither makes money, but they sell our rims better than any advertisement.',
  },
  {
    name: 'A tandem crankset for the Okafors',
    year: '2009',
    text: 'One customer, one bicycle, four cranks in two lengths. It has been to Ulaanbaatar and back, and it returned with its original bearings.',
  },
] as const;

const path = [
  ['2008 to now', 'Head of design, Pedalworks, Portland'],
  ['2003 to 2008', 'Toolmaker, then shift lead in the milling hall, Pedalworks'],
  ['2001 to 2003', 'Journeyman years: a gearbox maker in Brescia, a frame builder in Sheffield'],
  ['1997 to 2001', 'Apprenticeship as a precision machinist, Solingen'],
] as const;

const words = [
  'I draw parts for people who will never think about them again. That is the aim: a ring that shifts, a hub that turns, nothing to adjust and nothing to admire unless you take it off and turn it over.',
  'Before a drawing leaves my desk I make the part once, by hand, on a machine without a computer. What is tiresome to make by hand is usually wrong on paper as well.',
];

export function Component() {
  return (
    <>
      <Opening
        title="Ines Vogt"
        lead="Toolmaker, designer of most of what this shop sells, and the one who answers when you ask for a drawing."
        paragraphs={[
          ...words,
          <Link key="mail" href="mailto:ines@pedalworks.example">
            ines@pedalworks.example
          </Link>,
        ]}
        drawing={
          <ChainringDrawing
            teeth={32}
            bolts={4}
            boltCircleMm={76}
            titleBlock={[
              ['Drawn', 'I. Vogt'],
              ['Part', 'Narrow-wide ring, 32 teeth'],
              ['Sheet', '1 of 1'],
            ]}
          />
        }
      />
      <Works />
      <PageSection labelledBy="path">
        <Typography variant="h2" id="path" sx={{ mb: 5 }}>
          How I got here
        </Typography>
        <FactList facts={path} />
      </PageSection>
    </>
  );
}

function Works() {
  return (
    <PageSection labelledBy="works">
      <Typography variant="h2" id="works" sx={{ mb: 5 }}>
        Selected work
      </Typography>
      <Box component="ul" sx={{ borderBottom: 1, borderColor: 'divider' }}>
        {works.map(({ name, year, text }) => (
          <Box component="li" key={name} sx={work}>
            <Typography variant="h3" sx={{ fontSize: '1.75rem' }}>
              {name}
            </Typography>
            <Typography sx={{ color: 'text.secondary' }}>{year}</Typography>
            <Typography sx={{ maxWidth: '62ch' }}>{text}</Typography>
          </Box>
        ))}
      </Box>
    </PageSection>
  );
}

const work = {
  display: 'grid',
  gridTemplateColumns: { md: '4fr 1fr 6fr' },
  gap: '8px 32px',
  py: 3.5,
  borderTop: 1,
  borderColor: 'divider',
};
