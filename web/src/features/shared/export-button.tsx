import { useState, type ReactNode } from 'react';
import { useMutation } from '@tanstack/react-query';
import Download from '@mui/icons-material/Download';
import { BusyButton } from '../../ui/busy-button.tsx';
import { formatNumber } from '../../ui/money.ts';
import { downloadAs } from '../../services/download-as.ts';
import { errorMessage } from '../../services/error-message.ts';
import { exportFile, type ExportedFile } from '../../services/export-file.ts';
import { notify } from '../../services/notify.ts';

interface ExportButtonProps extends ExportedFile {
  readonly children?: ReactNode;
}

export function ExportButton({ children = 'Export CSV', ...file }: ExportButtonProps) {
  const [rows, setRows] = useState(0);
  const { mutate, isPending } = useMutation({
    mutationFn: () => exportFile(file, setRows),
    onSuccess: ({ content, fileName }) => downloadAs(fileName)(content),
    onError: (error) => notify.error('Failed to export', errorMessage(error)),
    onSettled: () => setRows(0),
  });
  const progress = rows === 0 ? 'Exporting…' : `Exporting… ${formatNumber(rows)} rows`;
  return (
    <BusyButton busy={isPending} startIcon={<Download />} onClick={() => mutate()}>
      {isPending ? progress : children}
    </BusyButton>
  );
}
