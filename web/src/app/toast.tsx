import type { ReactNode, Ref } from 'react';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { closeSnackbar, SnackbarContent, type CustomContentProps } from 'notistack';
import { useAutoClose } from './use-auto-close.ts';
import { useDragToDismiss } from './use-drag-to-dismiss.ts';

interface ToastProps extends CustomContentProps {
  readonly ref?: Ref<HTMLDivElement>;
  readonly detail?: ReactNode;
  readonly closeAfterMs?: number;
}

const defaultMs = 5000;

/** Displays a toast. Screen readers announce errors immediately (`alert`) and successes when idle (`status`). */
export function Toast({ ref, id, message, detail, variant, style, ...props }: ToastProps) {
  const { persist, closeAfterMs = defaultMs } = props;
  const close = () => closeSnackbar(id);
  const holding = useAutoClose(id, persist ? null : closeAfterMs);
  const drag = useDragToDismiss(close);
  const isError = variant === 'error';
  return (
    <SnackbarContent ref={ref ?? null} style={style} role={isError ? 'alert' : 'status'}>
      <Alert
        {...holding}
        {...drag}
        severity={isError ? 'error' : 'success'}
        role="presentation"
        onClose={close}
        onClick={({ target }) => {
          if (target instanceof Element && target.closest('a, button') !== null) close();
        }}
        closeText="Close this message"
        sx={{
          overflowWrap: 'anywhere',
          width: 'min(400px, calc(100vw - 32px))',
          boxShadow: '0 12px 32px rgb(0 0 0 / 25%)',
          cursor: 'grab',
          touchAction: 'pan-y',
          userSelect: 'none',
        }}
      >
        <AlertTitle dir="auto" sx={{ mb: detail === undefined ? 0 : 0.5, fontWeight: 700 }}>
          {message}
        </AlertTitle>
        {detail === undefined ? null : (
          <Box dir="auto" {...(isError && { 'data-selectable': true, sx: selectable })}>
            {detail}
          </Box>
        )}
      </Alert>
    </SnackbarContent>
  );
}

const selectable = { userSelect: 'text', cursor: 'text' };
