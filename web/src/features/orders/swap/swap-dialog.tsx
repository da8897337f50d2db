import Typography from '@mui/material/Typography';
import type { CatalogueProduct } from '@pedalworks/contract';
import { daysUntilMade, madeToOrderPromise } from '@pedalworks/contract/made-to-order';
import { useQuery } from '@tanstack/react-query';
import { useFormikContext } from 'formik';
import { object, string } from 'yup';
import { FactList } from '../../../ui/fact-list.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { formatCents, formatMoney, formatNumber } from '../../../ui/money.ts';
import { useLastValue } from '../../../ui/use-last-value.ts';
import { catalogueQuery } from '../../products/public/catalogue-query.ts';
import { quote } from '../../products/public/quote.ts';
import { PartField } from './part-field.tsx';
import { useSwapPart, type SwappedLine } from './use-swap-part.ts';

interface SwapDialogProps {
  /** Line as it was when the form was opened; null while the form is closed. */
  readonly opened: SwappedLine | null;
  readonly onClose: () => void;
}

export function SwapDialog({ opened, onClose }: SwapDialogProps) {
  const swapped = useLastValue(opened);
  return swapped === undefined ? null : (
    <SwapForm key={swapped.line.productId} swapped={swapped} open={opened !== null} onClose={onClose} />
  );
}

const rule = object({ productId: string().required('Choose a part') });

interface SwapFormProps {
  readonly swapped: SwappedLine;
  readonly open: boolean;
  readonly onClose: () => void;
}

function SwapForm({ swapped, ...dialog }: SwapFormProps) {
  const { mutateAsync } = useSwapPart(swapped);
  const { order, line } = swapped;
  const isInvoiced = order.invoiceNumber !== null;
  return (
    <FormDialog
      {...dialog}
      title="Swap part"
      initialValues={{ productId: '' }}
      validationSchema={rule}
      send={mutateAsync}
      submitText="Swap part"
      busyText="Swapping…"
    >
      <PartField excluded={order.lines.map(({ productId }) => productId)} />
      <Comparison order={order} line={line} />
      <Typography>
        The customer keeps the paid price and gets an email.
        {isInvoiced ? ` Invoice ${order.invoiceNumber} stays as it is.` : ''}
      </Typography>
    </FormDialog>
  );
}

/** Shows the part of the line and the chosen one, with the paid price and today's. */
function Comparison({ order, line }: Pick<SwappedLine, 'order' | 'line'>) {
  const { values } = useFormikContext<{ readonly productId: string }>();
  const { data: parts } = useQuery(catalogueQuery());
  const part = parts?.find(({ _id }) => _id === values.productId);
  const { quantity } = line;
  const times = (name: string) => (
    <>
      {formatNumber(quantity)} × <bdi>{name}</bdi>
    </>
  );
  return (
    <FactList
      facts={[
        ['Current part', times(line.name)],
        ['Paid', `${formatMoney(line.unitPrice, order.currency)} each`],
        ['New part', part === undefined ? '' : times(part.name)],
        [
          'Price today',
          part === undefined ? '' : `${formatCents(quote(part, quantity).unitPriceCents)} each`,
        ],
        ['Stock', part === undefined ? '' : stockText(part, quantity)],
      ]}
    />
  );
}

function stockText(part: CatalogueProduct, quantity: number): string {
  const days = daysUntilMade(part, quantity);
  if (days !== null) return madeToOrderPromise(days);
  if (part.quantity <= 0) return 'Out of stock';
  return part.quantity < quantity
    ? `Only ${formatNumber(part.quantity)} left`
    : `${formatNumber(part.quantity)} in stock`;
}
