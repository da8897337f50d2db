import Button from '@mui/material/Button';
import { useDialog } from './dialog-context.ts';

/** Button that closes the surrounding dialog, after a question if input would be lost. */
export function CloseButton({ children = 'Cancel' }: { readonly children?: string }) {
  const { mustStay, requestClose } = useDialog();
  return (
    <Button aria-disabled={mustStay} onClick={requestClose}>
      {children}
    </Button>
  );
}
