import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip, { type ChipProps } from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { Mail } from '@pedalworks/contract';
import { useQuery } from '@tanstack/react-query';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { EmailText } from '../../../ui/email-text.tsx';
import { PrintedTime } from '../../../ui/dates.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { RecordDrawer } from '../../../ui/record-drawer.tsx';
import { Section } from '../../../ui/section.tsx';
import { orderMailsQuery } from '../queries.ts';
import { useResendMail } from '../use-change-order.ts';

interface OrderMailsProps {
  readonly id: string;
}

export function OrderMails({ id }: OrderMailsProps) {
  const query = useQuery(orderMailsQuery(id));
  const [openId, setOpenId] = useState<string | null>(null);
  return (
    <Section title="Emails">
      <QueryState query={query} label="Loading emails" skeleton={<Skeleton height={96} />}>
        {(mails) => (
          <>
            {mails.length === 0 ? (
              <Typography sx={{ color: 'text.secondary' }}>No emails yet.</Typography>
            ) : null}
            <ul>
              {mails.map((mail) => (
                <MailRow key={mail._id} mail={mail} onRead={() => setOpenId(mail._id)} />
              ))}
            </ul>
            <RecordDrawer
              row={mails.find(({ _id }) => _id === openId)}
              titleOf={({ subject }) => subject}
              onClose={() => setOpenId(null)}
            >
              {(mail) => <OpenMail key={mail._id} id={id} mail={mail} />}
            </RecordDrawer>
          </>
        )}
      </QueryState>
    </Section>
  );
}

const states: Readonly<Record<Mail['delivery']['state'], ChipProps>> = {
  pending: { label: 'Pending', color: 'warning' },
  sending: { label: 'Sending' },
  sent: { label: 'Sent', color: 'success' },
  failed: { label: 'Failed', color: 'error' },
  off: { label: 'Not sent' },
  withheld: { label: 'Withheld', color: 'warning' },
};

interface MailProps {
  readonly mail: Omit<Mail, 'html'>;
}

function MailRow({ mail, onRead }: MailProps & { readonly onRead: () => void }) {
  const { subject, to, delivery } = mail;
  const isErased = to === '';
  return (
    <Box component="li" sx={row}>
      <Box sx={{ flex: '1 1 14rem', minWidth: 0 }}>
        <Typography dir="auto">{isErased ? 'Deleted with the account' : subject}</Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          <PrintedTime isoTime={delivery.at} />
          {isErased ? null : (
            <>
              , to <EmailText email={to} />
            </>
          )}
        </Typography>
        {delivery.state === 'withheld' ? (
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {delivery.error}
          </Typography>
        ) : null}
      </Box>
      <Chip {...states[delivery.state]} />
      {isErased ? null : (
        <Button variant="text" size="small" aria-label={`Read: ${subject}`} onClick={onRead}>
          Read
        </Button>
      )}
    </Box>
  );
}

export function OpenMail({ id, mail }: MailProps & OrderMailsProps) {
  const { to, text, delivery } = mail;
  const { mutate, isPending } = useResendMail(id, mail);
  return (
    <>
      <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        To <EmailText email={to} />
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Typography>
      <Typography component="div" sx={{ overflowWrap: 'anywhere' }}>
        <Chip {...states[delivery.state]} /> {stateText(mail)}
      </Typography>
      <BusyButton busy={isPending} onClick={() => mutate()}>
        {isPending ? 'Sending…' : 'Send again'}
      </BusyButton>
    </>
  );
}

function stateText({ delivery: { state, error, willRetry } }: Pick<Mail, 'delivery'>): string {
  if (state === 'off') return 'No mail server is configured.';
  if (state === 'withheld') return error ?? '';
  if (state !== 'failed') return '';
  return [
    error?.replace(/\.?$/u, '.'),
    willRetry ? 'It will be retried automatically.' : 'It will not be retried.',
  ]
    .join(' ')
    .trim();
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
  overflowWrap: 'anywhere',
};
