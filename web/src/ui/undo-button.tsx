import { BusyButton } from './busy-button.tsx';

/** Undo of a toast. */
export function UndoButton({ onPress }: { readonly onPress: () => void }) {
  return (
    <BusyButton size="small" busy={false} onClick={onPress}>
      Undo
    </BusyButton>
  );
}
