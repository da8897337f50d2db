import { useMutation } from '@tanstack/react-query';
import Download from '@mui/icons-material/Download';
import { BusyButton } from '../ui/busy-button.tsx';
import { callFile } from './api-client.ts';
import { downloadAs } from './download-as.ts';
import { errorMessage } from './error-message.ts';
import { notify } from './notify.ts';

interface ExportButtonProps {
  readonly name: 'exportProducts' | 'exportOrders' | 'exportCustomers' | 'exportImport';
  readonly params?: Readonly<Record<string, string>>;
  /** Which rows, where not all of them are wanted. */
  readonly query?: Readonly<Partial<Record<'status' | 'needsLook' | 'search', string | undefined>>>;
  readonly children?: string;
}

export function ExportButton({ name, params = {}, query = {}, children = 'Export CSV' }: ExportButtonProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => callFile(name, { params, query: { ...query } }),
    onSuccess: ({ content, fileName }) => downloadAs(fileName)(content),
    onError: (error) => notify.error('Failed to export', errorMessage(error)),
  });
  return (
    <BusyButton busy={isPending} startIcon={<Download />} onClick={() => mutate()}>
      {isPending ? 'Exporting…' : children}
    </BusyButton>
  );
}
