import ContentCopy from '@mui/icons-material/ContentCopy';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Product } from '@pedalworks/contract';
import { copier } from '../../services/copy-text.ts';
import { mailAbout } from './part-mail.ts';

interface PartProps {
  readonly product: Product;
}

export function PartNumber({ product: { partNumber } }: PartProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <Typography sx={{ fontSize: '1rem', fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}>
        {partNumber}
      </Typography>
      <IconButton
        aria-label="Copy part number"
        onClick={() => void copyPartNumber(partNumber)}
        sx={{ color: 'text.secondary' }}
      >
        <ContentCopy sx={{ fontSize: '1.125rem' }} />
      </IconButton>
    </Box>
  );
}

export function PartActions({ product }: PartProps) {
  return (
    <Stack direction="row" className="no-print" sx={{ flexWrap: 'wrap', columnGap: 3 }}>
      <Link href={mailAbout(product)} sx={quietLink}>
        Ask by email
      </Link>
      <Link
        component="button"
        type="button"
        onClick={() => void copyLink(new URL(`/parts/${product.slug}`, location.origin).href)}
        sx={quietLink}
      >
        Copy link
      </Link>
    </Stack>
  );
}

const copyPartNumber = copier('part number');
const copyLink = copier('link');

const quietLink = { display: 'inline-flex', alignItems: 'center', minHeight: 44, font: 'inherit' };
