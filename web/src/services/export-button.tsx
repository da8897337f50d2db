import { useMutation } from '@tanstack/react-query';
import Download from '@mui/icons-material/Download';
import { BusyButton } from '../ui/busy-button.tsx';
import { callFile, type CalledFile } from './api-client.ts';
import { errorMessage } from './error-message.ts';
import { notify } from './notify.ts';

interface ExportButtonProps {
  readonly name: 'exportProducts' | 'exportOrders' | 'exportCustomers';
  /** Which rows, where not all of them are wanted. */
  readonly query?: Readonly<Partial<Record<'status' | 'needsLook' | 'search', string | undefined>>>;
  readonly children?: string;
}

/** Saves a spreadsheet of the shop's among the downloads. */
export function ExportButton({ name, query = {}, children = 'Export CSV' }: ExportButtonProps) {
  const save = ({ content, fileName }: CalledFile) => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(content);
    link.download = fileName;
    link.click();
    // Not before the browser has begun to read it.
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  };
  const { mutate, isPending } = useMutation({
    mutationFn: () => callFile(name, { query: { ...query } }),
    onSuccess: save,
    onError: (error) => notify.error('Failed to export', errorMessage(error)),
  });
  return (
    <BusyButton busy={isPending} startIcon={<Download />} onClick={() => mutate()}>
      {isPending ? 'Exporting…' : children}
    </BusyButton>
  );
}
