import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { OrderReturn } from '@pedalworks/contract';
import { treatmentText } from '@pedalworks/contract/return-moves';
import { listed } from '@pedalworks/contract/words';
import { formatMoney, formatNumber } from '../../../ui/money.ts';
import { useLinePicture } from '../../orders/public/returned-order.ts';
import { partRow } from '../../shared/part-row.ts';
import { ProductPicture } from '../../products/public/product-picture.tsx';
import { returnReasonLabels } from '../public/return-labels.ts';

interface ReturnProps {
  readonly found: OrderReturn;
}

type Line = OrderReturn['lines'][number];

/** Announced parts with the customer's reasons, and the pieces that came. */
export function ReturnLines({ found }: ReturnProps) {
  return (
    <Box component="section" aria-label="Parts">
      <Box component="ul" sx={{ borderTop: 1, borderColor: 'divider' }}>
        {found.lines.map((line, index) => (
          <ReturnLine key={index} line={line} found={found} isFirst={isFirst(found, index)} />
        ))}
      </Box>
    </Box>
  );
}

/** True if no earlier row is about the same part: a part with two reasons has two rows. */
const isFirst = ({ lines }: OrderReturn, index: number) =>
  lines.findIndex(({ line }) => line === lines[index]?.line) === index;

interface ReturnLineProps extends ReturnProps {
  readonly line: Line;
  readonly isFirst: boolean;
}

function ReturnLine({ line, found, isFirst }: ReturnLineProps) {
  const { productId, name, partNumber, quantity, reason, unitPrice } = line;
  const img = useLinePicture(line);
  const announced = quantity === 0 ? 'Came without being announced' : `${formatNumber(quantity)} announced`;
  return (
    <Box component="li" sx={partRow}>
      <ProductPicture img={img} alt="" sizes="56px" />
      <Box sx={{ minWidth: 0 }}>
        <Link
          href={`/dashboard/allProduct/${productId}`}
          underline="hover"
          dir="auto"
          sx={{ fontWeight: 700 }}
        >
          {name}
        </Link>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {[partNumber, formatMoney(unitPrice, found.currency)].filter(Boolean).join(' · ')}
        </Typography>
        <Typography variant="body2">
          {announced}
          {reason === null ? '' : `: ${returnReasonLabels[reason].toLowerCase()}`}
        </Typography>
        {isFirst && found.pieces.length > 0 ? (
          <Typography variant="body2" sx={{ fontWeight: 700 }}>
            {piecesText(found, line.line)}
          </Typography>
        ) : null}
      </Box>
    </Box>
  );
}

function piecesText({ pieces }: OrderReturn, line: number): string {
  const came = pieces.filter((each) => each.line === line);
  if (came.length === 0) return 'Did not come';
  return listed(came.map(({ quantity, ...piece }) => `${formatNumber(quantity)} ${treatmentText(piece)}`));
}
