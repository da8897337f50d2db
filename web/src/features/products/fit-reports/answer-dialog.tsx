import DialogContentText from '@mui/material/DialogContentText';
import { requiredText, maxReportCharacters, type FitReport } from '@pedalworks/contract';
import { object } from 'yup';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { FormTextField } from '../../../ui/form-text-field.tsx';
import { useAnswerReport } from './queries.ts';

interface AnswerDialogProps {
  readonly report: FitReport;
  readonly open: boolean;
  readonly onClose: () => void;
}

const rules = object({ answer: requiredText('Answer', maxReportCharacters) });

/** Form for the answer to a report. */
export function AnswerDialog({ report, ...dialog }: AnswerDialogProps) {
  const { mutateAsync } = useAnswerReport(report);
  const { email, answer } = report;
  return (
    <FormDialog
      {...dialog}
      title="Answer the report"
      maxWidth="sm"
      initialValues={{ answer }}
      validationSchema={rules}
      send={({ answer: written }) => mutateAsync({ state: 'answered', answer: written })}
      submitText={email === null ? 'Save answer' : 'Send answer'}
      busyText={email === null ? 'Saving…' : 'Sending…'}
    >
      <DialogContentText>
        {email === null
          ? 'The report has no email. Only admins read the answer.'
          : `We email the answer to ${email}.`}{' '}
        If the verdict was wrong, correct the part first: its interfaces, or an override.
      </DialogContentText>
      <FormTextField name="answer" label="Answer" required multiline minRows={4} />
    </FormDialog>
  );
}
