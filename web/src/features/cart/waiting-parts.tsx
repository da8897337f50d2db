import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { CatalogueProduct } from '@pedalworks/contract';
import { maxOrderLines } from '@pedalworks/contract/numbers';
import { firstPress } from '../../ui/first-press.ts';
import { formatNumber } from '../../ui/money.ts';
import { counted } from '@pedalworks/contract/words';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import type { CartLine } from './public/cart-lines.ts';
import { useCart } from './public/cart-store.ts';
import { addWaiting, discardWaiting, useWaitingLines } from './waiting-lines.ts';

interface WaitingPartsProps {
  readonly catalogue: readonly CatalogueProduct[];
}

/** Parts of the guest cart that did not fit at sign-in. They stay until the customer decides. */
export function WaitingParts({ catalogue }: WaitingPartsProps) {
  const waiting = useWaitingLines();
  const room = maxOrderLines - useCart().length;
  const keptFocus = useKeptFocus();
  return (
    <Box component="section" aria-label="Parts that did not fit" {...keptFocus} tabIndex={-1} sx={section}>
      {waiting.length === 0 ? null : (
        <Alert severity="warning">
          <AlertTitle>{counted(waiting.length, 'part')} did not fit in your cart</AlertTitle>
          {`A cart holds ${String(maxOrderLines)} different parts. These were added before you signed in. `}
          {room > 0 ? 'Add them or discard them.' : 'Order or remove other parts to add them.'}
          <Box component="ul" sx={list}>
            {waiting.map((line) => (
              <WaitingPart key={line.productId} line={line} catalogue={catalogue} hasRoom={room > 0} />
            ))}
          </Box>
          <Box sx={buttons}>
            {waiting.length > 1 && waiting.length <= room ? (
              <Button size="small" onClick={firstPress(() => addWaiting(waiting))}>
                Add all
              </Button>
            ) : null}
            {waiting.length > 1 ? (
              <Button size="small" onClick={firstPress(() => discardWaiting(waiting))}>
                Discard all
              </Button>
            ) : null}
          </Box>
        </Alert>
      )}
    </Box>
  );
}

interface WaitingPartProps extends WaitingPartsProps {
  readonly line: CartLine;
  readonly hasRoom: boolean;
}

function WaitingPart({ line, catalogue, hasRoom }: WaitingPartProps) {
  const { productId, quantity } = line;
  const part = catalogue.find(({ _id }) => _id === productId);
  const name = part?.name ?? 'A part that is no longer sold';
  return (
    <Box component="li" sx={row}>
      <span>
        {formatNumber(quantity)} × <bdi>{name}</bdi>
      </span>
      <Box sx={buttons}>
        {part !== undefined && hasRoom ? (
          <Button size="small" aria-label={`Add ${name}`} onClick={firstPress(() => addWaiting([line]))}>
            Add
          </Button>
        ) : null}
        <Button
          size="small"
          aria-label={`Discard ${name}`}
          onClick={firstPress(() => discardWaiting([line]))}
        >
          Discard
        </Button>
      </Box>
    </Box>
  );
}

const section = { outline: 'none' };
const list = { display: 'grid', gap: 1, my: 1.5 };
const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  overflowWrap: 'anywhere',
};
const buttons = { display: 'flex', flexWrap: 'wrap', gap: 1 };
