import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { OrderReturn } from '@pedalworks/contract';
import { ProductPicture } from '../../products/public/product-picture.tsx';
import { formatNumber } from '../../../ui/money.ts';
import { Section } from '../../../ui/section.tsx';
import { returnReasonLabels } from '../public/return-labels.ts';

type Line = OrderReturn['lines'][number];

export function AnnouncedLines({ returned: { lines } }: { readonly returned: OrderReturn }) {
  return (
    <Section title="Parts">
      <Box component="ul" sx={{ borderTop: 1, borderColor: 'divider' }}>
        {lines.map((line, index) => (
          <Box component="li" key={index} sx={row}>
            <ProductPicture img={line.img} alt="" sizes="56px" />
            <Box sx={{ minWidth: 0 }}>
              <Typography dir="auto" sx={{ fontWeight: 700 }}>
                {line.name}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {lineText(line)}
              </Typography>
            </Box>
          </Box>
        ))}
      </Box>
    </Section>
  );
}

function lineText({ partNumber, quantity, reason, received }: Line): string {
  return [
    partNumber,
    quantity === 0 ? 'not announced' : `${formatNumber(quantity)} announced`,
    received === undefined ? '' : `${formatNumber(received)} received`,
    reason === null ? '' : returnReasonLabels[reason],
  ]
    .filter((text) => text !== '')
    .join(' · ');
}

const row = {
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr)',
  columnGap: 2,
  py: 2,
  borderBottom: 1,
  borderColor: 'divider',
  overflowWrap: 'anywhere',
};
