import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { Product } from '@pedalworks/contract';
import { notify } from '../../services/notify.ts';

const shopEmail = 'parts@pedalworks.example';

/** Ways to pass a part on: a question about it by mail, its address for somebody else. */
export function PartActions({ product: { name, partNumber, slug } }: { readonly product: Product }) {
  const question = new URLSearchParams({ subject: `${name} (${partNumber})` })
    .toString()
    .replaceAll('+', '%20');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(new URL(`/parts/${slug}`, location.origin).href);
      notify.success('The link is copied');
    } catch {
      notify.error('The link could not be copied', 'Copy it from the address bar.');
    }
  };
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 2.5, ml: -1.5 }}>
      <Button variant="text" component="a" href={`mailto:${shopEmail}?${question}`}>
        Ask about this part
      </Button>
      <Button variant="text" onClick={() => void copy()}>
        Copy link
      </Button>
    </Stack>
  );
}
