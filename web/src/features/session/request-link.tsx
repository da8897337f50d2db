import { useState, type ReactNode } from 'react';
import Alert from '@mui/material/Alert';
import Button, { type ButtonProps } from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useMutation } from '@tanstack/react-query';
import { Form, Formik, type FormikConfig } from 'formik';
import type { MailKind } from '../../services/emulated-mail.ts';
import type { Credentials } from '../../services/session.ts';
import { FocusFirstError } from '../../ui/focus-first-error.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { EmulatedMail } from './emulated-mail.tsx';
import { ProviderMessage } from './provider-message.tsx';
import { settled } from './session-form.tsx';

interface RequestLinkProps extends Pick<FormikConfig<Credentials>, 'initialValues' | 'validationSchema'> {
  /** Of the button and of the dialog that it opens. */
  readonly title: string;
  readonly variant?: ButtonProps['variant'];
  readonly kind: MailKind;
  /** An explanation, and the form's field. */
  readonly children: ReactNode;
  readonly send: (values: Credentials) => Promise<void>;
  /** Shown once the mail was sent to this address. */
  readonly sentText: (email: string) => string;
}

/** Has the identity provider mail a link. */
export function RequestLink({ variant = 'outlined', ...props }: RequestLinkProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant={variant} onClick={() => setOpen(true)}>
        {props.title}
      </Button>
      <Dialog open={isOpen} onClose={close} maxWidth="xs">
        <DialogTitle>{props.title}</DialogTitle>
        <RequestLinkForm {...props} onClose={close} />
      </Dialog>
    </>
  );
}

type RequestLinkFormProps = Omit<RequestLinkProps, 'variant'> & { readonly onClose: () => void };

function RequestLinkForm({ kind, children, send, sentText, onClose, ...form }: RequestLinkFormProps) {
  const { mutateAsync, error, isSuccess, variables } = useMutation({ mutationFn: send });
  if (isSuccess)
    return (
      <Stack
        component={DialogContent}
        spacing={2}
        sx={{ alignItems: 'flex-start', overflowWrap: 'anywhere' }}
      >
        <Alert severity="success" role="status" sx={{ width: 1 }}>
          {sentText(variables.email)}
        </Alert>
        {EMULATOR_BUILD ? <EmulatedMail email={variables.email} kind={kind} /> : null}
        <Button onClick={onClose}>Close</Button>
      </Stack>
    );
  return (
    <Formik {...form} onSubmit={(values) => settled(mutateAsync(values))}>
      <Form noValidate>
        <Stack component={DialogContent} spacing={2}>
          {children}
          <ProviderMessage error={error} />
          <FocusFirstError />
        </Stack>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <SubmitButton busyText="Sending the link…">Send link</SubmitButton>
        </DialogActions>
      </Form>
    </Formik>
  );
}
