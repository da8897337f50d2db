import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { formatMoney, formatNumber } from '../../../ui/money.ts';
import { useFormikContext, getIn } from 'formik';
import { useLinePicture } from '../../orders/public/returned-order.ts';
import { partRow } from '../../shared/part-row.ts';
import { ProductPicture } from '../../products/public/product-picture.tsx';
import { returnReasonLabels } from '../public/return-labels.ts';
import { PieceRowFields } from './piece-row-fields.tsx';
import { splitLine, unrefundedUnits, type ReceivedReturn, type ReceiveValues } from './receive-values.ts';

interface ReceivedLinesProps {
  readonly about: ReceivedReturn;
}

export function ReceivedLines({ about }: ReceivedLinesProps) {
  const { values, errors, submitCount } = useFormikContext<ReceiveValues>();
  const lines = [...new Set(values.rows.map(({ line }) => line))];
  const problem: unknown = submitCount === 0 ? undefined : getIn(errors, 'rows');
  return (
    <Box component="section" aria-label="Pieces that came">
      <Box component="ul" sx={{ borderTop: 1, borderColor: 'divider' }}>
        {lines.map((line) => (
          <ReceivedLine key={line} line={line} about={about} />
        ))}
      </Box>
      {typeof problem === 'string' ? (
        <Alert severity="error" sx={{ mt: 1.5 }}>
          {problem}
        </Alert>
      ) : null}
    </Box>
  );
}

interface ReceivedLineProps extends ReceivedLinesProps {
  readonly line: number;
}

function ReceivedLine({ line, about }: ReceivedLineProps) {
  const { values } = useFormikContext<ReceiveValues>();
  const rows = values.rows.filter((each) => each.line === line);
  const part = about.order.lines[line];
  const img = useLinePicture({ productId: part?.productId ?? '', img: part?.img ?? '' });
  if (part === undefined) return null;
  return (
    <Box component="li" sx={partRow}>
      <ProductPicture img={img} alt="" sizes="56px" />
      <Box sx={{ minWidth: 0 }}>
        <LineHead line={line} name={part.name} />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {[part.partNumber, formatMoney(part.unitPrice, about.order.currency), announcedText(about, line)]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
        {values.rows.map((each, index) =>
          each.line === line ? (
            <PieceRowFields
              key={index}
              index={index}
              name={part.name}
              about={about}
              isFirst={each === rows[0]}
            />
          ) : null,
        )}
      </Box>
    </Box>
  );
}

interface LineHeadProps {
  readonly line: number;
  readonly name: string;
}

function LineHead({ line, name }: LineHeadProps) {
  const { values, setFieldValue } = useFormikContext<ReceiveValues>();
  const isSplittable = values.rows.some((row) => row.line === line && Number(row.quantity) > 1);
  return (
    <Box sx={head}>
      <Typography dir="auto" sx={{ fontWeight: 700 }}>
        {name}
      </Typography>
      {isSplittable ? (
        <Button
          variant="text"
          size="small"
          aria-label={`Split off 1 of ${name}`}
          onClick={() => void setFieldValue('rows', splitLine(values.rows, line))}
        >
          Split off 1
        </Button>
      ) : null}
    </Box>
  );
}

function announcedText({ found, order, refunds }: ReceivedReturn, line: number): string {
  const announced = found.lines.filter((each) => each.line === line && each.quantity > 0);
  const refunded = (order.lines[line]?.quantity ?? 0) - unrefundedUnits(order, refunds, line);
  const texts = announced.map(({ quantity, reason }) =>
    [`${formatNumber(quantity)} announced`, reason === null ? '' : returnReasonLabels[reason].toLowerCase()]
      .filter(Boolean)
      .join(': '),
  );
  return [
    ...(texts.length === 0 ? ['not announced'] : texts),
    ...(refunded === 0 ? [] : [`${formatNumber(refunded)} refunded already`]),
  ].join(' · ');
}

const head = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  columnGap: 2,
  '& > .MuiButton-root': { flex: 'none', mt: -0.75, px: 0.5, color: 'text.secondary' },
};
