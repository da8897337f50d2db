import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ownerPageKeys, ownerPageTitles, type OwnerPageKey } from '@pedalworks/contract/owner-page-keys';
import { useQuery } from '@tanstack/react-query';
import { linkedPagesQuery } from '../../features/owner-pages/public/queries.ts';
import { withdrawalQuery } from '../../services/shop-settings.ts';
import { deferred } from '../../ui/deferred.ts';
import { useNear } from './use-near.ts';

const columns = [
  {
    title: 'Services',
    links: [
      ['/parts', 'Parts'],
      ['/bike', 'Fits my bike'],
      ['/standards', 'Standards'],
      ['/#reviews', 'Customer reviews'],
      ['/#visit', 'Opening hours'],
      ['/#contact', 'Ask a question'],
    ],
  },
  {
    title: 'Company',
    links: [
      ['/about', 'About us'],
      ['/myPortfolio', 'The maker'],
      ['/blogs', 'Blogs'],
    ],
  },
] as const;

/** Sections of About that stand in for pages without text. */
const sections: Partial<Record<OwnerPageKey, string>> = {
  terms: '/about#terms',
  privacy: '/about#privacy',
  returns: '/about#warranty',
};

/**
 * Returns the withdrawal, and the pages of the owner that have text. Pages that are not server-rendered load them near
 * the footer; until then `isComplete` is false.
 */
function useLegalLinks(isNear: boolean) {
  const { data: pages } = useQuery({ ...linkedPagesQuery(), enabled: isNear });
  const { data: offersWithdrawal } = useQuery({ ...withdrawalQuery(), enabled: isNear });
  const links = ownerPageKeys.flatMap((key) => {
    const to = pages?.some((page) => page.key === key) === true ? `/pages/${key}` : sections[key];
    return to === undefined ? [] : [[to, ownerPageTitles[key]] as const];
  });
  return {
    links: offersWithdrawal === true ? [withdrawal, ...links] : links,
    isComplete: pages !== undefined && offersWithdrawal !== undefined,
  };
}

const withdrawal = ['/withdraw', 'Withdraw from contract'] as const;

/** Loads the page from the server, which renders the first step again. */
const plainLink = { component: 'a' } as const;

/** Link to a server-rendered footer, for visitors without scripts on a page that is not server-rendered. */
const AllLegalPages = () => (
  <noscript>
    <Link href="/#Legal" underline="hover" sx={link}>
      All legal pages
    </Link>
  </noscript>
);

export function Footer() {
  const { ref, isNear } = useNear<HTMLElement>();
  const legal = useLegalLinks(isNear);
  return (
    <Box
      component="footer"
      ref={ref}
      sx={{ borderTop: 1, borderColor: 'divider', ...deferred({ xs: 640, md: 397 }) }}
    >
      <Container sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, pt: 6, pb: 4 }}>
        <Typography variant="h3" component="p" sx={brand}>
          <img src="/logo.svg" alt="" width={40} height={40} />
          Pedalworks
        </Typography>
        {[...columns, { title: 'Legal', links: legal.links }].map(({ title, links }) => (
          <Box key={title} id={title} component="nav" aria-label={title} sx={{ flex: '1 1 9rem' }}>
            <Typography variant="h4" component="h2" sx={{ mb: 1 }}>
              {title}
            </Typography>
            <ul>
              {links.map(([to, label]) => (
                <li key={to}>
                  <Link href={to} underline="hover" sx={link} {...(to === withdrawal[0] && plainLink)}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
            {title === 'Legal' && !legal.isComplete ? <AllLegalPages /> : null}
          </Box>
        ))}
        <Typography variant="body2" sx={copyright}>
          Copyright © 2022 Pedalworks. All rights reserved.
        </Typography>
      </Container>
    </Box>
  );
}

const brand = {
  display: 'flex',
  flex: { xs: '1 1 100%', md: '2 1 14rem' },
  alignItems: 'center',
  alignSelf: 'start',
  gap: 1.5,
  fontSize: '2rem',
  fontWeight: 800,
};

const copyright = {
  flexBasis: '100%',
  pt: 3,
  borderTop: 1,
  borderColor: 'divider',
  color: 'text.secondary',
};

const link = { display: 'inline-block', py: '5px', color: 'text.secondary' };
