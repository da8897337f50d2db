import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { OrderReturn } from '@pedalworks/contract';
import { ConfirmButton } from '../../../ui/confirm-button.tsx';
import { MailLink, shopEmail } from '../../../ui/mail-link.tsx';
import { useKeptFocus } from '../../../ui/use-kept-focus.ts';
import { nextText } from './return-texts.ts';
import { useCancelReturn } from './use-send-return.ts';

interface ReturnProps {
  readonly returned: OrderReturn;
}

/** Next step of the customer, with the address and the slip before the parts arrived. */
export function ReturnNext({ returned }: ReturnProps) {
  const { state, address, number, replacement } = returned;
  const isAwaited = state === 'requested' || state === 'approved';
  return (
    <Stack spacing={2} className="no-print">
      <Typography sx={{ maxWidth: '60ch' }}>{nextText(returned)}</Typography>
      {replacement === 'returned' || replacement === 'settled' ? (
        <Typography>
          Questions, or a new address? Write to <MailLink email={shopEmail} /> and mention {number}.
        </Typography>
      ) : null}
      {isAwaited && address !== '' ? (
        <Box sx={addressBox} dir="auto">
          {address}
        </Box>
      ) : null}
      {isAwaited ? <ReturnButtons returned={returned} /> : null}
    </Stack>
  );
}

function ReturnButtons({ returned }: ReturnProps) {
  const { _id, orderId, state } = returned;
  return (
    <Box {...useKeptFocus()} role="group" aria-label="Next steps" tabIndex={-1} sx={buttons}>
      <Button
        href={`/dashboard/myOrder/${orderId}/return/${_id}/slip`}
        {...(state === 'approved' && { variant: 'contained', color: 'primary' })}
      >
        Print return slip
      </Button>
      <CancelReturn returned={returned} />
    </Box>
  );
}

function CancelReturn({ returned }: ReturnProps) {
  return (
    <ConfirmButton
      verb="Cancel return"
      busyText="Cancelling…"
      dismissText="Keep return"
      variant="outlined"
      title="Cancel this return?"
      mutation={useCancelReturn(returned)}
    >
      You keep the parts of <strong>{returned.number}</strong>. If you have sent them already, do not cancel.
    </ConfirmButton>
  );
}

const buttons = { display: 'flex', flexWrap: 'wrap', gap: 1 };

const addressBox = {
  alignSelf: 'flex-start',
  px: 2,
  py: 1.5,
  border: 1,
  borderColor: 'outline',
  borderRadius: 1,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
};
