import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { CatalogueProduct } from '@pedalworks/contract';
import { counted, plural } from '@pedalworks/contract/words';
import { Announcement } from '../../ui/announcement.tsx';
import { useIsMadeToOrder } from '../../services/shop-settings.ts';
import { firstPress } from '../../ui/first-press.ts';
import { formatCents } from '../../ui/money.ts';
import { FitAlert, worstVerdict } from '../fit/public/fit-alert.tsx';
import type { FitWarning } from '../fit/public/judge-cart.ts';
import { shortageText } from '../products/public/quantity-advice.tsx';
import { nextOrderQuantity, quote } from '../products/public/quote.ts';
import { useActiveBike, useBikes } from '../bike/public/bikes.ts';
import { bikeOfLine } from '../bike/public/line-bike.ts';
import { ReportVerdict } from '../fit/public/report-verdict.tsx';
import { NotForMyBike } from './line-bike-field.tsx';
import type { PricedLine } from './public/priced-lines.ts';
import { priceChangeText, shortName } from './swap-text.ts';
import type { CartLine } from './public/cart-lines.ts';

interface FitNoticeProps {
  /** Warnings of the line. */
  readonly warnings: readonly FitWarning[];
  readonly pricedLine: PricedLine;
  readonly onSwap: (part: CatalogueProduct) => void;
  readonly onAdd: (adapter: CatalogueProduct, quantity: number) => void;
  /** Called when the line is no longer judged, which removes this notice. */
  readonly onSilence: () => void;
}

/** Compatibility notice of a cart line, with a part or an adapter that would fit. */
export function FitNotice({ warnings, pricedLine, onSwap, onAdd, onSilence }: FitNoticeProps) {
  const worst = warnings.filter(({ verdict }) => verdict === worstVerdict(warnings));
  const { adapter, swap } = worst.find((each) => each.adapter !== undefined || each.swap !== undefined) ?? {};
  const part = adapter ?? swap;
  const act =
    adapter !== undefined ? (
      <AddAdapter adapter={adapter} quantity={pricedLine.line.quantity} onAdd={onAdd} />
    ) : swap !== undefined ? (
      <SwapButton swap={swap} pricedLine={pricedLine} onSwap={onSwap} />
    ) : null;
  return (
    <FitAlert
      warnings={warnings}
      actions={act}
      more={
        <Box sx={more}>
          {part === undefined ? null : <Suggested part={part} quantity={pricedLine.line.quantity} />}
          <NotForMyBike line={pricedLine.line} onSilence={onSilence} />
          <ReportWarning line={pricedLine.line} worst={worst} />
        </Box>
      }
    />
  );
}

interface AddAdapterProps extends Pick<FitNoticeProps, 'onAdd'> {
  readonly adapter: CatalogueProduct;
  readonly quantity: number;
}

function AddAdapter({ adapter, quantity, onAdd }: AddAdapterProps) {
  const count = nextOrderQuantity(adapter, quantity);
  const text = `Add adapter ${formatCents(quote(adapter, count).unitPriceCents)}`;
  return (
    <Act text={plural(count, text, `${text} each`)} name={adapter.name} onAct={() => onAdd(adapter, count)} />
  );
}

interface SwapProps extends Pick<FitNoticeProps, 'pricedLine' | 'onSwap'> {
  readonly swap: CatalogueProduct;
}

function SwapButton({ swap, pricedLine: { part, line, quote: current }, onSwap }: SwapProps) {
  const after = quote(swap, nextOrderQuantity(swap, line.quantity));
  const change = priceChangeText(after.unitPriceCents - current.unitPriceCents);
  return (
    <Act
      text={`Swap for ${shortName(swap.name, part.name)} · ${change}`}
      name={swap.name}
      onAct={() => onSwap(swap)}
    />
  );
}

interface ActProps {
  readonly text: string;
  /** Full name of the part. */
  readonly name: string;
  readonly onAct: () => void;
}

function Act({ text, name, onAct }: ActProps) {
  return (
    <Button
      size="small"
      aria-label={text.includes(name) ? text : `${text}: ${name}`}
      onClick={firstPress(onAct)}
    >
      {text}
    </Button>
  );
}

/** Link to a suggested part, with its availability. */
function Suggested({ part, quantity }: { readonly part: CatalogueProduct; readonly quantity: number }) {
  const isMadeToOrder = useIsMadeToOrder();
  const isShort = part.quantity < nextOrderQuantity(part, quantity);
  return (
    <span>
      <Link href={`/parts/${part.slug}`}>{part.name}</Link>
      {isShort ? ` · ${shortageText(part, isMadeToOrder)}` : null}
    </span>
  );
}

/** Announces the number of lines with a warning when it changes. */
export function FitStatus({ warnings }: Pick<FitNoticeProps, 'warnings'>) {
  const count = new Set(warnings.map(({ productId }) => productId)).size;
  return <Announcement>{count === 0 ? '' : counted(count, 'compatibility warning')}</Announcement>;
}

const more = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px', minHeight: 44 };

interface ReportWarningProps {
  readonly line: CartLine;
  /** Warnings of the line with the worst verdict. */
  readonly worst: readonly FitWarning[];
}

/** Link to report the verdict of a cart line: about its bike, or about other lines. */
function ReportWarning({ line, worst }: ReportWarningProps) {
  const bike = bikeOfLine(line, useBikes(), useActiveBike());
  const [first] = worst;
  if (first === undefined) return null;
  const parts = worst.flatMap(({ other }) => other ?? []);
  const isOnBike = bike !== null && parts.length < worst.length;
  return <ReportVerdict a={line.productId} verdict={first.verdict} {...(isOnBike ? { bike } : { parts })} />;
}
