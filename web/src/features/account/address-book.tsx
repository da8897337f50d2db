import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Address } from '@pedalworks/contract/address';
import type { SavedAccount, SavedAddress } from '@pedalworks/contract';
import { useInBrowser } from '../../ui/use-in-browser.ts';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import { AddressDialog } from './address-dialog.tsx';
import { maxAddresses, withChangedAddress, withNewAddress } from './addresses.ts';
import { emptyAddress } from './empty-address.ts';
import { KeptAddress } from './kept-address.tsx';
import { useChangeAccount } from './queries.ts';

interface AddressBookProps {
  readonly email: string;
  readonly account: SavedAccount;
}

/** Where orders go: the default address is offered first. */
export function AddressBook({ email, account }: AddressBookProps) {
  const { addresses } = account;
  const keptFocus = useKeptFocus();
  const [edited, setEdited] = useState<SavedAddress | 'new' | null>(null);
  const isFull = addresses.length >= maxAddresses;
  return (
    <Box {...keptFocus} tabIndex={-1} sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      {addresses.length === 0 ? (
        <Typography>None yet. The checkout offers to save one, too.</Typography>
      ) : (
        <Box component="ul" sx={list}>
          {addresses.map((address, place) => (
            // An address has no key but its place.
            <KeptAddress key={place} email={email} address={address} onEdit={() => setEdited(address)} />
          ))}
        </Box>
      )}
      <Button disabled={isFull} onClick={() => setEdited('new')}>
        Add an address
      </Button>
      {isFull ? <Typography variant="body2">{`At most ${String(maxAddresses)} are kept.`}</Typography> : null}
      {edited === null ? null : (
        <EditedAddress {...{ email, account, edited }} onClose={() => setEdited(null)} />
      )}
    </Box>
  );
}

interface EditedAddressProps extends AddressBookProps {
  readonly edited: SavedAddress | 'new';
  readonly onClose: () => void;
}

function EditedAddress({ email, account, edited, onClose }: EditedAddressProps) {
  const language = useInBrowser(() => navigator.language, 'en-US');
  const { mutateAsync, error } = useChangeAccount(email);
  const save = async (address: Address) => {
    const change = (kept: SavedAccount) =>
      edited === 'new' ? withNewAddress(kept, address) : withChangedAddress(kept, edited, address);
    // The dialog shows why it failed.
    await mutateAsync(change).then(onClose, () => undefined);
  };
  return (
    <AddressDialog
      title={edited === 'new' ? 'Add an address' : 'Edit the address'}
      address={edited === 'new' ? emptyAddress(account.name, language) : edited}
      error={error}
      onSave={save}
      onClose={onClose}
    />
  );
}

const list = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  gap: 2,
  width: 1,
  m: 0,
  p: 0,
  listStyle: 'none',
};
