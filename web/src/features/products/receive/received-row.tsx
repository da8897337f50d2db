import { useEffect, useRef, type KeyboardEvent } from 'react';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { sumText } from '@pedalworks/contract/number-change';
import { errorMessage } from '../../../services/error-message.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { ProductPicture } from '../public/product-picture.tsx';
import { isScan, piecesOf, typedLast, type FoundPart, type ScannedRow } from './scanned-rows.ts';

interface ReceivedRowProps extends ScannedRow {
  readonly part: FoundPart;
  /** Pieces of the part in all rows; null if those of this row are invalid. */
  readonly change: number | null;
  /** Error of the lookup. */
  readonly error: unknown;
  readonly retry: () => void;
  /** Time of the scan that focuses the pieces; 0 if another part was scanned last. */
  readonly scannedAt: number;
  readonly onPieces: (pieces: string) => void;
  readonly onEnter: (typed: string, at: number) => void;
  readonly onRemove: () => void;
}

/** Scanned part with the stock that receiving it stores, such as `46 + 10 = 56`. */
export function ReceivedRow({ code, pieces, part, change, error, retry, ...row }: ReceivedRowProps) {
  const { scannedAt, onPieces, onEnter, onRemove } = row;
  const name = part?.name ?? code;
  return (
    <Box component="li" sx={layout}>
      <Box sx={{ display: { xs: 'none', sm: 'block' }, fontSize: '0.625rem', textAlign: 'center' }}>
        {part ? <ProductPicture key={part.img} img={part.img} alt="" sizes="44px" /> : null}
      </Box>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography dir="auto" sx={{ fontWeight: 700 }}>
          {name}
        </Typography>
        <Outcome {...{ code, part, change, error, retry }} />
      </Box>
      <PiecesField name={name} {...{ pieces, scannedAt, onPieces, onEnter }} />
      <IconButton aria-label={`Remove ${name}`} onClick={onRemove}>
        <Close />
      </IconButton>
    </Box>
  );
}

type OutcomeProps = Pick<ReceivedRowProps, 'code' | 'part' | 'change' | 'error' | 'retry'>;

function Outcome({ code, part, change, error, retry }: OutcomeProps) {
  if (part === null) return <Problem>No part has the number {code}.</Problem>;
  if (error !== null && part === undefined)
    return (
      <Problem>
        {errorMessage(error)}{' '}
        <Button size="small" onClick={retry}>
          Try again
        </Button>
      </Problem>
    );
  if (part === undefined) return <Typography variant="body2">Looking it up…</Typography>;
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
      {part.partNumber}
      {part.status === 'archived' ? ' · archived' : ''} ·{' '}
      <Box component="output" sx={{ color: 'text.primary', whiteSpace: 'nowrap' }}>
        {change === null ? '' : sumText(part.quantity, change)}
      </Box>
    </Typography>
  );
}

function Problem({ children }: { readonly children: React.ReactNode }) {
  return (
    <Typography role="alert" variant="body2" sx={{ color: 'error.main' }}>
      {children}
    </Typography>
  );
}

interface PiecesFieldProps extends Pick<ReceivedRowProps, 'pieces' | 'scannedAt' | 'onPieces' | 'onEnter'> {
  readonly name: string;
}

function PiecesField({ name, pieces, scannedAt, onPieces, onEnter }: PiecesFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const before = useRef(pieces);
  useEffect(() => {
    if (scannedAt === 0) return;
    const { current } = field;
    if (current === null) return;
    before.current = current.value;
    current.focus();
    // Typing replaces the pieces of this scan, not those of earlier ones.
    current.setSelectionRange(current.value.indexOf('+') + 1, current.value.length);
  }, [scannedAt]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (event.repeat) return;
    // The scanner typed the next part here.
    const isNext = isScan(pieces);
    const counted = piecesOf({ pieces });
    if (isNext) onPieces(before.current);
    else if (counted !== null) onPieces(String(counted));
    onEnter(typedLast(pieces), event.timeStamp);
  };
  return (
    <TextField
      label="Pieces"
      value={pieces}
      inputRef={field}
      autoComplete="off"
      error={piecesOf({ pieces }) === null}
      slotProps={{ htmlInput: { 'aria-label': `Pieces of ${name}`, inputMode: 'numeric' } }}
      onFocus={() => {
        before.current = pieces;
      }}
      onChange={({ target }) => onPieces(target.value)}
      onKeyDown={onKeyDown}
    />
  );
}

const layout = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) 96px 44px', sm: '44px minmax(0, 1fr) 112px 44px' },
  alignItems: 'center',
  gap: 1.5,
  py: 1.5,
  borderBottom: 1,
  borderColor: 'divider',
  '&:last-of-type': { borderBottom: 0 },
};
