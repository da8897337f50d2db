import { useId, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ChainringDrawing } from '../ui/chainring-drawing.tsx';
import { PageSection } from '../ui/page-section.tsx';
import { Opening } from './opening.tsx';

export function Component() {
  return (
    <>
      <Opening
        title="We make the parts between your foot and the road"
        lead="Pedalworks is thirty-one people, eleven machines and one rule: whoever makes a part also measures it."
        drawing={<FirstChainring />}
      >
        <Typography>
          We began in 1998 with a second-hand mill and an order for forty chainrings from a shop whose
          supplier had closed. The rings were finished nine days late, because the first twenty were good
          enough and we made them again.
        </Typography>
        <Typography>
          Today we supply cranks, rings, cassettes, hubs, rims and the small hardware around them to frame
          builders, workshops and riders in more than 120 countries. Everything is still made in Hall 4 on
          Foundry Lane, and everything can still be had one piece at a time.
        </Typography>
        <Typography>
          Our drawings are not a secret. If you need to know a chainline, a thread or a tolerance before you
          buy, ask, and you get the sheet the machine runs from.
        </Typography>
      </Opening>
      <Steps />
      <Legal />
    </>
  );
}

function FirstChainring() {
  return (
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
  );
}

function Steps() {
  return (
    <PageSection>
      <Box component="ol" sx={{ ...columns(240), gap: '40px 32px', counterReset: 'step' }}>
        <Step title="Turned">
          Hubs and freehub bodies start as solid bar and leave the lathe in one clamping, so both bearing
          seats share one axis.
        </Step>
        <Step title="Milled">
          Chainrings are cut from forged 7075 plate. Every tooth is measured against the drawing, not every
          tenth.
        </Step>
        <Step title="Finished">
          Deburred by hand, then hard anodised or nickel plated two streets away by a firm we have used since
          2003.
        </Step>
        <Step title="Checked">The person who made the part signs its card. That card is in your box.</Step>
      </Box>
    </PageSection>
  );
}

const columns = (narrowest: number) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${String(narrowest)}px), 1fr))`,
});

interface TitledProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** The order is the order of work, so it is numbered. */
function Step({ title, children }: TitledProps) {
  return (
    <Box component="li" sx={{ pt: 2, borderTop: 3, borderColor: 'text.primary', counterIncrement: 'step' }}>
      <Typography variant="h3" component="h2" sx={stepTitle}>
        {title}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{children}</Typography>
    </Box>
  );
}

const stepTitle = {
  mb: 1.5,
  fontSize: '1.75rem',
  '&::before': { content: 'counter(step)', mr: 1.5, color: 'primary.main' },
};

function Legal() {
  return (
    <PageSection>
      <Box sx={{ ...columns(300), gap: '40px 48px', pt: 6, borderTop: 1, borderColor: 'divider' }}>
        <Terms id="terms" title="Terms of sale">
          An order is a promise from you to buy and from us to make. It becomes binding when it is paid.
          Prices are those shown when you order; if one changes while you are on the page, the order is
          refused and you decide again. We invoice in the currency shown and add nothing to it.
        </Terms>
        <Terms id="privacy" title="Privacy">
          We keep your name, e-mail address, phone number and orders, because we need them to send you parts.
          Card details go from your browser to the card company and never reach our server. This site stores
          in your browser the token that keeps you signed in, until you sign out; your choice of light or
          dark; and, until you close the tab, how you came to a page and where you were on it. Google's
          sign-in service notes there on which days it was used, and on the payment page the card company sets
          cookies of its own, against fraud. There are no advertising or tracking cookies.
        </Terms>
        <Terms id="warranty" title="Warranty and returns">
          Unused parts can come back within 60 days. A part that fails because of how we made it is replaced
          for as long as you own the bicycle it was fitted to. Teeth and rims wear; that is their job, and we
          sell replacements.
        </Terms>
      </Box>
    </PageSection>
  );
}

function Terms({ id, title, children }: TitledProps & { readonly id: string }) {
  const headingId = useId();
  return (
    <section id={id} aria-labelledby={headingId} tabIndex={-1}>
      <Typography variant="h3" component="h2" id={headingId} sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{children}</Typography>
    </section>
  );
}
