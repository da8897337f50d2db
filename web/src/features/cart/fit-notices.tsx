import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import type { CatalogueProduct } from '@pedalworks/contract';
import { useIsMadeToOrder } from '../../services/shop-settings.ts';
import { firstPress } from '../../ui/first-press.ts';
import { formatCents, formatNumber } from '../../ui/money.ts';
import type { CartLine } from './cart-lines.ts';
import { FitAlert, FitMessage } from '../shared/fit-alert.tsx';
import type { FitWarning } from '../shared/fit-warnings.ts';
import { shortageText } from '../shared/quantity-advice.tsx';
import { nextOrderQuantity, quote } from '../shared/quote.ts';

interface FitNoticesProps {
  readonly warnings: readonly FitWarning[];
  readonly line: CartLine;
  readonly onSwap: (part: CatalogueProduct) => void;
  readonly onAdd: (adapter: CatalogueProduct, quantity: number) => void;
}

/** Compatibility warnings of a cart line, each with a part or an adapter that would fit. */
export function FitNotices({ warnings, line: { productId, quantity }, ...actions }: FitNoticesProps) {
  return warnings
    .filter((warning) => warning.productId === productId)
    .map((warning) => <FitNotice key={warning.message} warning={warning} quantity={quantity} {...actions} />);
}

interface FitNoticeProps extends Pick<FitNoticesProps, 'onSwap' | 'onAdd'> {
  readonly warning: FitWarning;
  /** Quantity to order of a suggested part. */
  readonly quantity: number;
}

function FitNotice({ warning, quantity, onSwap, onAdd }: FitNoticeProps) {
  const { verdict, message, swap, adapter } = warning;
  return (
    <FitAlert sx={{ gridColumn: '1 / -1', py: 1 }}>
      <Typography variant="body2">
        <FitMessage verdict={verdict} message={message} />
      </Typography>
      {adapter !== undefined ? (
        <Suggestion
          part={adapter}
          quantity={quantity}
          action="Add the adapter"
          before="Add"
          onChoose={(count) => onAdd(adapter, count)}
        />
      ) : swap !== undefined ? (
        <Suggestion
          part={swap}
          quantity={quantity}
          action="Swap"
          before={verdict === 'with-adapter' ? 'Or choose' : 'Choose'}
          after=" instead"
          onChoose={() => onSwap(swap)}
        />
      ) : null}
    </FitAlert>
  );
}

interface SuggestionProps {
  readonly part: CatalogueProduct;
  readonly quantity: number;
  readonly action: string;
  readonly before: string;
  readonly after?: string;
  readonly onChoose: (quantity: number) => void;
}

function Suggestion({ part, quantity, before, after = '', onChoose, action }: SuggestionProps) {
  const isMadeToOrder = useIsMadeToOrder();
  const count = nextOrderQuantity(part, quantity);
  const { unitPriceCents } = quote(part, count);
  return (
    <Box sx={suggestion}>
      <Typography variant="body2" sx={{ flex: '1 1 14rem' }}>
        {before} <Link href={`/parts/${part.slug}`}>{part.name}</Link>
        {after}? {formatCents(unitPriceCents)} each.{' '}
        {part.quantity < count ? shortageText(part.quantity, isMadeToOrder) : null}
      </Typography>
      <Button size="small" aria-label={`${action}: ${part.name}`} onClick={firstPress(() => onChoose(count))}>
        {action}
      </Button>
    </Box>
  );
}

/** Announces the number of warnings when it changes. */
export function FitStatus({ count }: { readonly count: number }) {
  return (
    <Box role="status" sx={visuallyHidden}>
      {count === 0 ? '' : warningsText(count)}
    </Box>
  );
}

function warningsText(count: number): string {
  return count === 1 ? '1 compatibility warning' : `${formatNumber(count)} compatibility warnings`;
}

const suggestion = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 0.5 };
