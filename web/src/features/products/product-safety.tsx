import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Product } from '@pedalworks/contract';
import { shownSafety } from '@pedalworks/contract/shown-safety';
import { useShopSettings } from '../../services/shop-settings.ts';
import { FactList } from '../../ui/fact-list.tsx';
import { MailLink } from '../../ui/mail-link.tsx';

/** Folded safety information of a part: a `details` element, which opens without scripts. */
export function ProductSafety({ product }: { readonly product: Product }) {
  const { data: settings } = useShopSettings();
  const shown = shownSafety(product.safety, settings?.safety);
  const { manufacturer, address, contact, responsible, warnings } = shown;
  if (Object.values(shown).every((text) => text === '')) return null;
  return (
    <details>
      <Box component="summary" sx={summary}>
        <Typography variant="h4" component="h2" sx={{ display: 'inline' }}>
          Product safety
        </Typography>
      </Box>
      <Box sx={{ maxWidth: '70ch', pt: 1 }}>
        <FactList
          facts={[
            ['Manufacturer', manufacturer],
            ['Postal address', address],
            ['Contact', contact === '' ? '' : <Contact key="contact" contact={contact} />],
            ['Responsible person in the EU', responsible],
            ['Warnings', warnings],
          ]}
        />
      </Box>
    </details>
  );
}

function Contact({ contact }: { readonly contact: string }) {
  if (/^https?:\/\/\S+$/iu.test(contact))
    return (
      <Link href={contact} rel="noreferrer">
        {contact}
      </Link>
    );
  return /^[^\s@?&]+@[^\s@?&]+$/u.test(contact) ? <MailLink email={contact} /> : contact;
}

const summary = { minHeight: 44, display: 'list-item', alignContent: 'center', cursor: 'pointer' };
