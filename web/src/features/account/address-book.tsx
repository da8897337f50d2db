import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { maxAddresses } from '@pedalworks/contract/address-lines';
import type { SavedAccount, SavedAddress } from '@pedalworks/contract';
import { useCodeOnDemand } from '../shared/use-code-on-demand.ts';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import { SavedAddressCard } from './saved-address-card.tsx';

interface AddressBookProps {
  readonly email: string;
  readonly account: SavedAccount;
}

export function AddressBook({ email, account }: AddressBookProps) {
  const { addresses } = account;
  const keptFocus = useKeptFocus();
  const [edited, setEdited] = useState<SavedAddress | 'new' | null>(null);
  const [code, fetchCode] = useCodeOnDemand(() => import('./address-dialog.tsx'));
  const edit = (address: SavedAddress | 'new') =>
    void fetchCode().then((isThere) => setEdited(isThere ? address : null));
  const isFull = addresses.length >= maxAddresses;
  return (
    <Box {...keptFocus} tabIndex={-1} sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      {addresses.length === 0 ? (
        <Typography>No saved addresses. You can also save one at checkout.</Typography>
      ) : (
        <Box component="ul" sx={list}>
          {addresses.map((address) => (
            <SavedAddressCard
              key={keyOf(address)}
              email={email}
              address={address}
              onEdit={() => edit(address)}
            />
          ))}
        </Box>
      )}
      <Button disabled={isFull} onClick={() => edit('new')}>
        Add an address
      </Button>
      {isFull ? (
        <Typography variant="body2">{`You can save up to ${String(maxAddresses)} addresses.`}</Typography>
      ) : null}
      {edited === null || code === null ? null : (
        <code.EditedAddress email={email} account={account} edited={edited} onClose={() => setEdited(null)} />
      )}
    </Box>
  );
}

/** Derives a React key from the address, so that an open dialog keeps its address when another tab edits the list. */
function keyOf({ isDefault: _, ...address }: SavedAddress): string {
  return JSON.stringify(address);
}

const list = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  gap: 2,
  width: 1,
};
