import Box from '@mui/material/Box';
import type { CatalogueProduct } from '@pedalworks/contract';
import { useFitWarnings } from '../fit/public/fit-warnings.ts';
import type { FitWarning } from '../fit/public/judge-cart.ts';
import { CartRow, RemovedRow } from './cart-row.tsx';
import { addToCart } from './public/cart-steps.ts';
import { FitNotice, FitStatus } from './fit-notices.tsx';
import { LineBikeField } from './line-bike-field.tsx';
import { MissingRow } from './public/missing-row.tsx';
import type { PricedCart, PricedLine } from './public/priced-lines.ts';
import type { LineRemovals, ShownLine } from './removed-lines.ts';

interface CartListProps {
  readonly cart: PricedCart;
  readonly catalogue: readonly CatalogueProduct[];
  readonly removals: LineRemovals;
}

export function CartList({ cart, catalogue, removals }: CartListProps) {
  const { shown, restoredId, remove, restore } = removals;
  const warnings = useFitWarnings(
    cart.lines.map(({ line }) => line),
    catalogue,
  );
  const row = ({ line, removal }: ShownLine) => {
    const key = line.productId;
    if (removal !== undefined) {
      const name = catalogue.find(({ _id }) => _id === key)?.name ?? '';
      return <RemovedRow key={key} name={name} removal={removal} onUndo={() => restore(line)} />;
    }
    const pricedLine = cart.lines.find((other) => other.line === line);
    if (pricedLine === undefined)
      return <MissingRow key={key} productId={key} onRemove={() => remove(line)} />;
    return (
      <CartRow key={key} {...pricedLine} isRestored={key === restoredId} onRemove={() => remove(line)}>
        <LineFit
          pricedLine={pricedLine}
          warnings={warnings.filter(({ productId }) => productId === key)}
          removals={removals}
        />
      </CartRow>
    );
  };
  return (
    <>
      <FitStatus warnings={warnings} />
      <Box component="ul" aria-label="Parts in the cart" sx={{ borderTop: 1, borderColor: 'divider' }}>
        {shown.map(row)}
      </Box>
    </>
  );
}

interface LineFitProps extends Pick<CartListProps, 'removals'> {
  readonly pricedLine: PricedLine;
  /** Warnings of the line. */
  readonly warnings: readonly FitWarning[];
}

function LineFit({ pricedLine, warnings, removals: { swap, focusLine } }: LineFitProps) {
  const { line } = pricedLine;
  const addAdapter = (adapter: CatalogueProduct, quantity: number) => {
    if (addToCart(adapter, quantity, line)) focusLine(adapter._id);
  };
  return (
    <>
      <LineBikeField line={line} isConflicting={warnings.length > 0} />
      {warnings.length === 0 ? null : (
        <FitNotice
          warnings={warnings}
          pricedLine={pricedLine}
          onSwap={(part) => swap(line, part)}
          onAdd={addAdapter}
          onSilence={() => focusLine(line.productId)}
        />
      )}
    </>
  );
}
