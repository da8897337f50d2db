import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import type { SavedAccount, SavedAddress } from '@pedalworks/contract';
import { errorMessage } from '../../services/error-message.ts';
import { notify } from '../../services/notify.ts';
import { AddressLines, linesOf } from './public/address-lines.tsx';
import { BusyButton } from '../../ui/busy-button.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { isSameAddress } from './addresses.ts';
import { useChangeAccount } from './queries.ts';

interface SavedAddressCardProps {
  readonly email: string;
  readonly address: SavedAddress;
  readonly onEdit: () => void;
}

export function SavedAddressCard({ email, address, onEdit }: SavedAddressCardProps) {
  const makeDefault = useChangeAddresses(email, (all) =>
    all.map((other) => ({ ...other, isDefault: isSameAddress(other, address) })),
  );
  const remove = useChangeAddresses(email, (all) => all.filter((other) => !isSameAddress(other, address)));
  const label = linesOf(address).join(', ');
  return (
    <Box component="li" sx={frame}>
      <Box sx={{ overflowWrap: 'anywhere' }}>
        <AddressLines address={address} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, ml: -1.25 }}>
        <Button variant="text" aria-label={`Edit ${label}`} onClick={onEdit}>
          Edit
        </Button>
        <ConfirmButton
          verb="Remove"
          label={`Remove ${label}`}
          title="Remove this address?"
          busyText="Removing…"
          mutation={remove}
        >
          {label}. Past orders keep it.
        </ConfirmButton>
        {address.isDefault ? (
          <Chip size="small" label="Default" />
        ) : (
          <BusyButton
            variant="text"
            aria-label={`Make ${label} the default`}
            busy={makeDefault.isPending}
            onClick={() => makeDefault.mutate()}
          >
            Make default
          </BusyButton>
        )}
      </Box>
    </Box>
  );
}

type Addresses = SavedAccount['addresses'];

function useChangeAddresses(email: string, change: (saved: Addresses) => Addresses) {
  return useChangeAccount(
    email,
    (account) => ({ ...account, addresses: change(account.addresses) }),
    (error) => notify.error('Your addresses were not changed', errorMessage(error)),
  );
}

const frame = {
  display: 'grid',
  alignContent: 'space-between',
  gap: 1.5,
  p: 2,
  border: 1,
  borderColor: 'divider',
};
