import { useState, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import type { UseMutationResult } from '@tanstack/react-query';
import { errorMessage } from '../services/error-message.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface ConfirmButtonProps {
  /** What the button says, and the one that goes ahead. */
  readonly verb: string;
  /** The button's name, where the verb alone does not say what about. */
  readonly label?: string;
  /** What the button that goes ahead says meanwhile. */
  readonly busyText?: string;
  readonly variant?: 'text' | 'outlined';
  readonly title: string;
  /** What going ahead means. */
  readonly children: ReactNode;
  readonly color?: 'error' | 'primary';
  readonly mutation: Pick<
    UseMutationResult<unknown, Error, void>,
    'mutate' | 'isPending' | 'error' | 'reset'
  >;
  /** The dialog stays to say why the mutation failed, and was then left; without it, it closes all the same. */
  readonly onDismiss?: () => void;
}

/** A button that asks first, quiet by default. Cancel stops nothing that is under way. */
export function ConfirmButton({ verb, label, title, children, mutation, ...props }: ConfirmButtonProps) {
  const { variant = 'text', busyText = verb, color = 'error', onDismiss } = props;
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
