import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { OrderReturn } from '@pedalworks/contract';
import { isOpenReturn } from '@pedalworks/contract/return-moves';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { useKeptFocus } from '../../../ui/use-kept-focus.ts';
import { useMoveReturn } from '../use-move-return.ts';
import { MoveDialog } from './move-dialog.tsx';

interface ReturnActionsProps {
  readonly found: OrderReturn;
  /** Opens the form to receive the parcel. */
  readonly onReceive: () => void;
}

const dialogs = ['declined', 'cancelled'] as const;

/** Acts on a return whose parcel did not arrive yet. */
export function ReturnActions({ found, onReceive }: ReturnActionsProps) {
  const [dialog, setDialog] = useState<(typeof dialogs)[number] | null>(null);
  const { state } = found;
  const keptFocus = useKeptFocus();
  if (!isOpenReturn(state)) return null;
  const isNew = state === 'requested';
  return (
    <Box
      {...keptFocus}
      role="group"
      aria-label="Next steps"
      tabIndex={-1}
      className="no-print"
      sx={{ display: 'grid', gap: 1.5 }}
    >
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        {isNew ? <ApproveButton found={found} /> : null}
        <Button {...(isNew ? {} : primary)} onClick={onReceive}>
          Receive
        </Button>
        {isNew ? <Button onClick={() => setDialog('declined')}>Decline…</Button> : null}
        <Button variant="text" onClick={() => setDialog('cancelled')} sx={{ color: 'text.secondary' }}>
          Cancel return…
        </Button>
      </Stack>
      {dialogs.map((to) => (
        <MoveDialog key={to} to={to} found={found} open={dialog === to} onClose={() => setDialog(null)} />
      ))}
    </Box>
  );
}

const primary = { variant: 'contained', color: 'primary' } as const;

function ApproveButton({ found }: Pick<ReturnActionsProps, 'found'>) {
  const { mutate, isPending } = useMoveReturn(found);
  return (
    <BusyButton {...primary} busy={isPending} onClick={() => mutate({ to: 'approved' })}>
      Approve
    </BusyButton>
  );
}
