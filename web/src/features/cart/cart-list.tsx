import Box from '@mui/material/Box';
import type { CatalogueProduct } from '@pedalworks/contract';
import { useFitWarnings } from '../shared/fit-warnings.ts';
import { CartRow, RemovedRow } from './cart-row.tsx';
import { addToCart } from './cart-steps.ts';
import { FitNotices, FitStatus } from './fit-notices.tsx';
import { MissingRow } from './missing-row.tsx';
import type { PricedCart } from './priced-lines.ts';
import type { Removals, ShownLine } from './removed-lines.ts';

interface CartListProps {
  readonly cart: PricedCart;
  readonly catalogue: readonly CatalogueProduct[];
  readonly removals: Removals;
}

export function CartList({ cart, catalogue, removals }: CartListProps) {
  const { shown, restoredId, remove, swap, restore, focusLine } = removals;
  const ids = cart.lines.map(({ part }) => part._id);
  const warnings = useFitWarnings(ids, catalogue);
  const addAdapter = (adapter: CatalogueProduct, quantity: number) => {
    if (addToCart(adapter, quantity)) focusLine(adapter._id);
  };
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
        <FitNotices warnings={warnings} line={line} onSwap={(part) => swap(line, part)} onAdd={addAdapter} />
      </CartRow>
    );
  };
  return (
    <>
      <FitStatus count={warnings.length} />
      <Box component="ul" aria-label="Parts in the cart" sx={{ borderTop: 1, borderColor: 'divider' }}>
        {shown.map(row)}
      </Box>
    </>
  );
}
