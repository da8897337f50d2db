import Link from '@mui/material/Link';
import type { Product } from '@pedalworks/contract';
import { VerdictLabel } from '../catalogue/verdict-label.tsx';
import { bikeVerdictTexts } from './bike-verdict.tsx';
import { useBikeFit } from './use-bike-fit.ts';

/** Link to the panel below. Shows the verdict for the active bike once it has loaded. */
export function CompatibilityLink({ product }: { readonly product: Product }) {
  const verdict = useBikeFit(product).query.data?.verdict ?? 'unrelated';
  if (product.interfaces.length === 0) return null;
  return (
    <Link
      href="#compatibility"
      sx={{ display: 'flex', width: 'fit-content', minHeight: 44, alignItems: 'center' }}
    >
      {verdict === 'unrelated' ? (
        'See what it fits'
      ) : (
        <VerdictLabel verdict={verdict} text={texts[verdict]} />
      )}
    </Link>
  );
}

const texts = { ...bikeVerdictTexts, unknown: 'Check if it fits my bike' };
