import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import type { SavedAccount, SavedAddress } from '@pedalworks/contract';
import { errorMessage } from '../../services/error-message.ts';
import { notify } from '../../services/notify.ts';
import { AddressLines } from '../shared/address-lines.tsx';
import { BusyButton } from '../../ui/busy-button.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { isSameAddress } from './addresses.ts';
import { useChangeAccount } from './queries.ts';

interface KeptAddressProps {
  readonly email: string;
  readonly address: SavedAddress;
  readonly onEdit: () => void;
}

export function KeptAddress({ email, address, onEdit }: KeptAddressProps) {
  const choose = useChangeAddresses(email, (kept) =>
    kept.map((other) => ({ ...other, isDefault: isSameAddress(other, address) })),
  );
  const remove = useChangeAddresses(email, (kept) => kept.filter((other) => !isSameAddress(other, address)));
  const which = shortText(address);
  return (
    <Box component="li" sx={frame}>
      <Box sx={{ overflowWrap: 'anywhere' }}>
        <AddressLines address={address} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, ml: -1.25 }}>
        <Button variant="text" aria-label={`Edit ${which}`} onClick={onEdit}>
          Edit
        </Button>
        <ConfirmButton
          verb="Remove"
          label={`Remove ${which}`}
          title="Remove this address?"
          busyText="Removing…"
          mutation={remove}
        >
          {which}. Orders that went there keep it.
        </ConfirmButton>
        {address.isDefault ? (
          <Chip size="small" label="Default" />
        ) : (
          <BusyButton
            variant="text"
            aria-label={`Make ${which} the default`}
            busy={choose.isPending}
            onClick={() => choose.mutate()}
          >
            Make default
          </BusyButton>
        )}
      </Box>
    </Box>
  );
}

function shortText({ name, street, postcode, city }: SavedAddress): string {
  return [name, ...street.split('\n'), `${postcode} ${city}`].map((line) => line.trim()).join(', ');
}

type Addresses = SavedAccount['addresses'];

function useChangeAddresses(email: string, change: (kept: Addresses) => Addresses) {
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
