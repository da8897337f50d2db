import DialogContentText from '@mui/material/DialogContentText';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../services/api-client.ts';
import { notify } from '../../services/notify.ts';
import { useSession } from '../../services/session.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { FormTextField } from '../../ui/form-text-field.tsx';
import type { ReportedVerdict } from './reported-verdict.ts';

interface ReportDialogProps extends ReportedVerdict {
  readonly open: boolean;
  readonly onClose: () => void;
}

const complaints = {
  fits: 'It does fit',
  'with-adapter': 'It fits, with an adapter',
  'does-not-fit': 'It does not fit',
  explanation: 'The explanation is wrong',
  other: 'Something else',
} as const;

type Complaint = keyof typeof complaints;

const isComplaint = (key: string): key is Complaint => Object.hasOwn(complaints, key);

/** Form for a report of a wrong verdict. */
export function ReportDialog({ open, onClose, ...reported }: ReportDialogProps) {
  const email = useSession()?.email ?? '';
  const { mutateAsync } = useReport(reported);
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Report a wrong verdict"
      maxWidth="sm"
      initialValues={initialValues(reported, email)}
      send={mutateAsync}
      submitText="Send report"
      busyText="Sending…"
    >
      <DialogContentText>
        {reported.bike === undefined
          ? 'We receive both parts and the rules we applied.'
          : 'We receive the part, your answers about the bike and the rules we applied.'}
      </DialogContentText>
      <ReportFields {...reported} />
    </FormDialog>
  );
}

function ReportFields({ verdict, parts = [] }: ReportedVerdict) {
  const offered = Object.entries(complaints).filter(([key]) => key !== verdict);
  return (
    <>
      {parts.length < 2 ? null : (
        <FormTextField name="b" label="Which part?" options={parts.map(({ _id, name }) => [_id, name])} />
      )}
      <FormTextField name="complaint" label="What is wrong?" options={offered} />
      <FormTextField
        name="note"
        label="Note (optional)"
        multiline
        minRows={3}
        helperText="What you measured or tried, and where it is written."
      />
      <FormTextField
        name="email"
        label="Email (optional)"
        type="email"
        autoComplete="email"
        helperText="Only for our answer. We delete reports after 180 days."
      />
    </>
  );
}

const initialValues = ({ b, parts = [], verdict }: ReportedVerdict, email: string): ReportValues => ({
  b: b ?? parts[0]?._id ?? '',
  complaint: verdict === 'fits' || verdict === 'with-adapter' ? 'does-not-fit' : 'fits',
  note: '',
  email,
});

interface ReportValues {
  /** Id of the other product; empty for a bike. */
  readonly b: string;
  readonly complaint: string;
  readonly note: string;
  readonly email: string;
}

function useReport({ a, bike, verdict }: ReportedVerdict) {
  return useMutation({
    mutationFn: ({ b, complaint, note, email }: ReportValues) => {
      const said = isComplaint(complaint) ? `${complaints[complaint]}.` : '';
      const { name = '', interfaces = {}, rear } = bike ?? {};
      return call('reportVerdict', {
        body: {
          ...{ a, verdict, note: `${said}\n${note}`.trim() },
          ...(b !== '' && { b }),
          ...(bike !== undefined && { bike: { name, interfaces, ...(rear && { rear }) } }),
          ...(email.trim() !== '' && { email: email.trim() }),
        },
      });
    },
    onSuccess: () => notify.success('Thank you. We received your report'),
    meta: { sendsForm: true },
  });
}
