import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { numberKinds } from '@pedalworks/contract/numbers';
import { formatNumber } from './money.ts';

interface QuantityAdviceProps {
  readonly quantity: number;
  /** The smallest order, and the smallest that is not below `quantity`. */
  readonly least: number;
  readonly next: number;
  readonly step: number;
  readonly left: number;
  readonly onMake: (quantity: number) => void;
}

/** Warns that a quantity is below the minimum, off the step or above the stock. The shop may accept the order all the same. */
export function QuantityAdvice({ onMake, ...props }: QuantityAdviceProps) {
  const { quantity, least, next, step, left } = props;
  const better = betterQuantity(props);
  const isSold = quantity === next;
  const isThere = quantity <= left;
  if (isSold && isThere) return null;
  return (
    <Alert
      ref={showWhole}
      severity="warning"
      sx={{ gridColumn: '1 / -1', py: 1, alignItems: 'center', scrollMarginBottom: 96 }}
      action={
        better === null ? undefined : (
          <Button variant="text" onClick={() => onMake(better)}>
            Make it {formatNumber(better)}
          </Button>
        )
      }
    >
      {[...(isSold ? [] : [soldFrom(least, step)]), ...(isThere ? [] : [available(left)])].join(' ')}
    </Alert>
  );
}

/** What can be had, as near to the quantity as there is; null where there is nothing better. */
function betterQuantity({
  quantity,
  least,
  next,
  step,
  left,
}: Omit<QuantityAdviceProps, 'onMake'>): number | null {
  const most = Math.floor(Math.min(left, numberKinds.count.max) / step) * step;
  const better = most < least ? next : Math.min(next, most);
  return better === quantity || better > numberKinds.count.max ? null : better;
}

const steps = [
  'twos',
  'threes',
  'fours',
  'fives',
  'sixes',
  'sevens',
  'eights',
  'nines',
  'tens',
  'elevens',
  'twelves',
];

/** `Sold from 12, in sixes.` */
function soldFrom(least: number, step: number): string {
  const inSteps = step === 1 ? '' : `, in ${steps[step - 2] ?? `${formatNumber(step)}s`}`;
  return `Sold from ${formatNumber(least)}${inSteps}.`;
}

function available(left: number): string {
  return left === 0 ? 'None available.' : `Only ${formatNumber(left)} available.`;
}

/** On a phone it comes below what is in sight, or behind the bar with Buy Now. */
function showWhole(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
