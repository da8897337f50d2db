import type { UndoAnswer } from '@pedalworks/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ConfirmButton } from '../../../ui/confirm-button.tsx';
import { counted, listed } from '@pedalworks/contract/words';
import { call } from '../../../services/api-client.ts';
import { errorMessage } from '../../../services/error-message.ts';
import { ExportButton } from '../../shared/export-button.tsx';
import { notify } from '../../../services/notify.ts';

interface ImportActionsProps {
  readonly id: string;
  readonly canUndo: boolean;
  readonly onUndone?: () => void;
}

export function ImportActions({ id, canUndo, onUndone }: ImportActionsProps) {
  const queryClient = useQueryClient();
  const undo = useMutation({
    mutationFn: () => undoAll(id),
    onSuccess: ({ undone, left }) => {
      notify.success(`${counted(undone, 'part')} restored`, leftText(left));
      onUndone?.();
    },
    onError: (error) => notify.error('Failed to undo the import', errorMessage(error)),
    onSettled: () =>
      Promise.all(['products', 'audit'].map((key) => queryClient.invalidateQueries({ queryKey: [key] }))),
  });
  return (
    <>
      <ExportButton name="exportImport" params={{ id }}>
        Download report
      </ExportButton>
      {canUndo ? (
        <ConfirmButton
          verb="Undo import"
          busyText="Undoing…"
          dismissText="Keep the import"
          title="Undo this import?"
          mutation={undo}
        >
          Changed parts get their former values back, and added parts are archived. Parts that were edited
          since stay as they are.
        </ConfirmButton>
      ) : null}
    </>
  );
}

async function undoAll(id: string): Promise<UndoAnswer> {
  const answer = await call('undoImport', { params: { id } });
  if (!answer.more) return answer;
  const rest = await undoAll(id);
  return { undone: answer.undone + rest.undone, left: [...answer.left, ...rest.left], more: false };
}

function leftText(left: UndoAnswer['left']): string {
  if (left.length === 0) return '';
  const named = left.map(({ name, message }) => `${name} (${message.toLowerCase()})`);
  return `Not restored: ${listed(named, { max: 5 })}.`;
}
