import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ChainringDrawing } from '../ui/chainring-drawing.tsx';
import { NumberedStep, NumberedSteps } from '../ui/numbered-steps.tsx';
import { PageSection } from '../ui/page-section.tsx';
import { Opening } from './opening.tsx';

const beginnings = [
  'We began in 1998 with a second-hand mill and an order for forty chainrings from a shop whose supplier had closed. The rings were finished nine days late, because the first twenty were good enough and we made them again.',
  'Today we supply cranks, rings, cassettes, hubs, rims and the small hardware around them to frame builders, workshops and riders in more than 120 countries. Everything is still made in Hall 4 on Foundry Lane, and everything can still be had one piece at a time.',
  'Our drawings are not a secret. If you need to know a chainline, a thread or a tolerance before you buy, ask, and you get the sheet the machine runs from.',
];

const steps = {
  Turned:
    'Hubs and freehub bodies start as solid bar and leave the lathe in one clamping, so both bearing seats share one axis.',
  Milled:
    'Chainrings are cut from forged 7075 plate. Every tooth is measured against the drawing, not every tenth.',
  Finished:
    'Deburred by hand, then hard anodised or nickel plated two streets away by a firm we have used since 2003.',
  Checked: 'The person who made the part signs its card. That card is in your box.',
};

const terms = [
  {
    id: 'terms',
    title: 'Terms of sale',
    text: 'An order is a promise from you to buy and from us to make. It becomes binding when it is paid. Prices are those shown when you order; if one changes while you are on the page, the order is refused and you decide again. We invoice in the currency shown and add nothing to it.',
  },
  {
    id: 'privacy',
    title: 'Privacy',
    text: "We keep your name, email address, phone number and orders, because we need them to send you parts, and your bikes if you describe them. A report of a wrong verdict about what fits is kept for 180 days. Card details go from your browser to the card company and never reach our server. This site stores in your browser the token that keeps you signed in, until you sign out; your cart, by part and quantity; what you told us about your bikes; your choice of light or dark; and, until you close the tab, how you came to a page and where you were on it. Google's sign-in service notes there on which days it was used, and on the payment page the card company sets cookies of its own, against fraud. There are no advertising or tracking cookies.",
  },
  {
    id: 'warranty',
    title: 'Warranty and returns',
    text: 'Unused parts can come back within 60 days. A part that fails because of how we made it is replaced for as long as you own the bicycle it was fitted to. Teeth and rims wear; that is their job, and we sell replacements.',
  },
];

export function Component() {
  return (
    <>
      <Opening
        title="We make the parts between your foot and the road"
        lead="Pedalworks is thirty-one people, eleven machines and one rule: whoever makes a part also measures it."
        paragraphs={beginnings}
        drawing={
          <ChainringDrawing
            teeth={44}
            bolts={5}
            boltCircleMm={130}
            titleBlock={[
              ['Drawing', 'First chainring, 1998'],
              ['Teeth', '44'],
              ['Bolt circle', '130 mm'],
            ]}
          />
        }
      />
      <Steps />
      <Terms />
    </>
  );
}

function Steps() {
  return (
    <PageSection>
      <NumberedSteps sx={{ ...columns(240), gap: '40px 32px' }}>
        {Object.entries(steps).map(([title, text]) => (
          <NumberedStep key={title} title={title}>
            <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>
          </NumberedStep>
        ))}
      </NumberedSteps>
    </PageSection>
  );
}

function Terms() {
  return (
    <PageSection>
      <Box sx={{ ...columns(300), gap: '40px 48px', pt: 6, borderTop: 1, borderColor: 'divider' }}>
        {terms.map(({ id, title, text }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`} tabIndex={-1}>
            <Typography variant="h3" component="h2" id={`${id}-title`} sx={{ mb: 1.5 }}>
              {title}
            </Typography>
            <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>
          </section>
        ))}
      </Box>
    </PageSection>
  );
}

const columns = (narrowest: number) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${String(narrowest)}px), 1fr))`,
});
