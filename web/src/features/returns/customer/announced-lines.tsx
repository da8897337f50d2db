import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { OrderReturn } from '@pedalworks/contract';
import { ProductPicture } from '../../products/public/product-picture.tsx';
import { counted } from '@pedalworks/contract/words';
import { formatNumber } from '../../../ui/money.ts';
import { Section } from '../../../ui/section.tsx';
import { returnReasonLabels } from '../public/return-labels.ts';
import { resultText } from './return-texts.ts';

type Line = OrderReturn['lines'][number];

export function AnnouncedLines({ returned }: { readonly returned: OrderReturn }) {
  return (
    <Section title="Parts">
      <Box component="ul" sx={{ borderTop: 1, borderColor: 'divider' }}>
        {returned.lines.map((line, index) => (
          <Box component="li" key={index} sx={row}>
            <ProductPicture img={line.img} alt="" sizes="56px" />
            <Box sx={{ minWidth: 0 }}>
              <Typography dir="auto" sx={{ fontWeight: 700 }}>
                {line.name}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {lineText(line, returned)}
              </Typography>
            </Box>
          </Box>
        ))}
      </Box>
    </Section>
  );
}

function lineText({ line, partNumber, quantity, reason, received }: Line, returned: OrderReturn): string {
  const result = received === undefined ? '' : resultText(returned, line);
  return [
    partNumber,
    quantity === 0 ? 'not announced' : counted(quantity, 'piece'),
    reason === null ? '' : returnReasonLabels[reason],
    result === '' && received !== undefined ? `${formatNumber(received)} received` : result,
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
