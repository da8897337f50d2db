import { useState, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import type { UseMutationResult } from '@tanstack/react-query';
import { errorMessage } from '../services/error-message.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface ConfirmButtonProps {
  readonly verb: string;
  readonly label?: string;
  readonly busyText?: string;
  readonly dismissText?: string;
  readonly variant?: 'text' | 'outlined';
  readonly title: string;
  readonly children: ReactNode;
  readonly color?: 'error' | 'primary';
  readonly mutation: Pick<
    UseMutationResult<unknown, Error, void>,
    'mutate' | 'isPending' | 'error' | 'reset'
  >;
  /** Called when the user closes the dialog after a failure. If omitted, the dialog closes by itself on failure. */
  readonly onDismiss?: () => void;
}

export function ConfirmButton({ verb, label, title, children, mutation, ...props }: ConfirmButtonProps) {
  const { variant = 'text', busyText = verb, dismissText, color = 'error', onDismiss } = props;
  const { isPending, error } = mutation;
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant={variant} aria-label={label} onClick={() => setOpen(true)}>
        {verb}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={title}
        confirmText={isPending ? busyText : verb}
        dismissText={dismissText}
        color={color}
        busy={isPending}
        failure={error === null || !onDismiss ? null : errorMessage(error)}
        onConfirm={() => mutation.mutate(undefined, onDismiss ? { onSuccess: close } : { onSettled: close })}
        onCancel={() => {
          close();
          if (error === null) return;
          mutation.reset();
          onDismiss?.();
        }}
      >
        {children}
      </ConfirmDialog>
    </>
  );
}
