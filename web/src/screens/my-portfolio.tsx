import { ChainringDrawing } from '../ui/chainring-drawing.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { Section } from '../ui/section.tsx';
import { SheetFrame } from '../ui/sheet-frame.tsx';
import './my-portfolio.css';

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
    text: 'Two steel combs that tell you in a second whether a spoke is long enough. Not one of them makes money. They sell our rims better than any advertisement.',
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

export function MyPortfolioScreen() {
  return (
    <>
      <Section>
        <div className="portfolio-opening">
          <div>
            <PageHeading lead="Toolmaker, designer of most of what this shop sells, and the one who answers when you ask for a drawing.">
              Ines Vogt
            </PageHeading>
            <div className="portfolio-words">
              <p>
                I draw parts for people who will never think about them again. That is the aim: a ring that
                shifts, a hub that turns, nothing to adjust and nothing to admire unless you take it off and
                turn it over.
              </p>
              <p>
                Before a drawing leaves my desk I make the part once, by hand, on a machine without a
                computer. What is tiresome to make by hand is usually wrong on paper as well.
              </p>
              <p>
                <a href="mailto:ines@pedalworks.example">ines@pedalworks.example</a>
              </p>
            </div>
          </div>
          <SheetFrame
            titleBlock={[
              ['Drawn', 'I. Vogt'],
              ['Part', 'Narrow-wide ring, 32 teeth'],
              ['Sheet', '1 of 1'],
            ]}
          >
            <ChainringDrawing teeth={32} bolts={4} boltCircleMm={76} />
          </SheetFrame>
        </div>
      </Section>
      <Works />
      <Path />
    </>
  );
}

function Works() {
  return (
    <Section labelledBy="works">
      <h2 id="works">Selected work</h2>
      <ul className="portfolio-works">
        {works.map(({ name, year, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p className="portfolio-year">{year}</p>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Path() {
  return (
    <Section labelledBy="path">
      <h2 id="path">How I got here</h2>
      <dl className="portfolio-path">
        {path.map(([years, place]) => (
          <div key={years}>
            <dt>{years}</dt>
            <dd>{place}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
