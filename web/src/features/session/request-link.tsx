import { useState, type ReactNode } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { FormikConfig } from 'formik';
import { useQuery } from '@tanstack/react-query';
import { linkInEmulatedMail, type MailKind } from '../../services/emulated-mail.ts';
import type { Credentials } from '../../services/firebase-auth.ts';
import { CloseButton } from '../../ui/close-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SessionForm } from './session-form.tsx';

interface RequestLinkProps extends Pick<FormikConfig<Credentials>, 'initialValues' | 'validationSchema'> {
  readonly title: string;
  readonly isQuiet?: boolean;
  readonly kind: MailKind;
  readonly children: ReactNode;
  readonly send: (values: Credentials) => Promise<void>;
  readonly sentText: (email: string) => string;
}

export function RequestLink({ title, isQuiet = false, ...form }: RequestLinkProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {isQuiet ? (
        <Link component="button" type="button" onClick={() => setOpen(true)} sx={quiet}>
          {title}
        </Link>
      ) : (
        <Button onClick={() => setOpen(true)}>{title}</Button>
      )}
      <Dialog open={isOpen} title={title} onClose={() => setOpen(false)}>
        <DialogContent>
          <RequestLinkForm {...form} />
        </DialogContent>
      </Dialog>
    </>
  );
}

const quiet = { alignSelf: 'center', minHeight: 44, font: 'inherit' };

type RequestLinkFormProps = Omit<RequestLinkProps, 'isQuiet' | 'title'>;

function RequestLinkForm({ kind, children, send, sentText, ...form }: RequestLinkFormProps) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const request = async (values: Credentials) => {
    await send(values);
    setSentTo(values.email);
  };
  if (sentTo === null)
    return (
      <SessionForm
        {...form}
        send={request}
        submitText="Send link"
        busyText="Sending link…"
        foot={<CloseButton />}
      >
        {children}
      </SessionForm>
    );
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start', overflowWrap: 'anywhere' }}>
      <Alert severity="success" role="status" sx={{ width: 1 }}>
        {sentText(sentTo)}
      </Alert>
      {EMULATOR_BUILD ? <EmulatedMail email={sentTo} kind={kind} /> : null}
      <Box sx={{ alignSelf: 'flex-end' }}>
        <CloseButton>Close</CloseButton>
      </Box>
    </Stack>
  );
}

interface EmulatedMailProps {
  readonly email: string;
  readonly kind: MailKind;
}

/** Displays the link from an email, because the Auth emulator sends no emails. */
function EmulatedMail({ email, kind }: EmulatedMailProps) {
  const { data: link } = useQuery({
    queryKey: ['emulated-mail', kind, email],
    queryFn: () => linkInEmulatedMail(email, kind),
    gcTime: 0,
  });
  if (link == null) return null;
  return (
    <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      This shop runs on local emulators and sends no email. The link: <Link href={link}>{link}</Link>
    </Typography>
  );
}
