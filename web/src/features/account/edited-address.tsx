import type { PostalAddress } from '@pedalworks/contract/address';
import type { SavedAccount, SavedAddress } from '@pedalworks/contract';
import { useInBrowser } from '../../ui/use-in-browser.ts';
import { AddressDialog } from './address-dialog.tsx';
import { withChangedAddress, withNewAddress } from './addresses.ts';
import { emptyAddress } from './empty-address.ts';
import { useChangeAccount } from './queries.ts';

interface EditedAddressProps {
  readonly email: string;
  readonly account: SavedAccount;
  readonly edited: SavedAddress | 'new';
  readonly onClose: () => void;
}

export function EditedAddress({ email, account, edited, onClose }: EditedAddressProps) {
  const language = useInBrowser(() => navigator.language, 'en-US');
  const { mutateAsync } = useChangeAccount<PostalAddress>(email, (saved, address) =>
    edited === 'new' ? withNewAddress(saved, address) : withChangedAddress(saved, edited, address),
  );
  return (
    <AddressDialog
      title={edited === 'new' ? 'Add an address' : 'Edit the address'}
      address={edited === 'new' ? emptyAddress(account.name, language) : edited}
      send={mutateAsync}
      onClose={onClose}
    />
  );
}
