import { useEffect, useEffectEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import { codeQuery } from './code-query.ts';
import type { ConfirmationProps } from './confirmation.tsx';

const confirmationQuery = codeQuery('confirmation', () => import('./confirmation.tsx'));

/** Asks for confirmation. Loads the dialog's code in advance; if it did not load, the browser asks. */
export function ConfirmDialog(props: ConfirmationProps) {
  const { open, title, onConfirm, onCancel } = props;
  const { data: code, isError } = useQuery(confirmationQuery);
  const askPlainly = useEffectEvent(() => (window.confirm(title) ? onConfirm() : onCancel()));
  useEffect(() => {
    if (open && isError) askPlainly();
  }, [open, isError]);
  return code === undefined ? null : <code.Confirmation {...props} />;
}
