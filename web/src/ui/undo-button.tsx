import { BusyButton } from './busy-button.tsx';

export function UndoButton({ onPress }: { readonly onPress: () => void }) {
  return (
    <BusyButton size="small" busy={false} onClick={onPress}>
      Undo
    </BusyButton>
  );
}
