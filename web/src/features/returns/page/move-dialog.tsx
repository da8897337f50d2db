import Typography from '@mui/material/Typography';
import { optionalText, requiredText, type OrderReturn } from '@pedalworks/contract';
import { object } from 'yup';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { FormTextField } from '../../../ui/form-text-field.tsx';
import { useMoveReturn } from '../use-move-return.ts';

interface MoveDialogProps {
  readonly to: 'declined' | 'cancelled';
  readonly found: OrderReturn;
  readonly open: boolean;
  readonly onClose: () => void;
}

const maxCharacters = 2000;

const texts = {
  declined: {
    title: 'Decline this return?',
    text: 'The customer gets an email with your reason. The parts can be announced again.',
    submit: 'Decline return',
    rules: object({ note: requiredText('Reason', maxCharacters) }),
  },
  cancelled: {
    title: 'Cancel this return?',
    text: 'Use this if the parcel will not come. The customer gets an email, and can announce the parts again.',
    submit: 'Cancel return',
    rules: object({ note: optionalText('Reason', maxCharacters) }),
  },
};

/** Asks for the reason, which the customer reads. */
export function MoveDialog({ to, found, ...dialog }: MoveDialogProps) {
  const { mutateAsync } = useMoveReturn(found);
  const { title, text, submit, rules } = texts[to];
  return (
    <FormDialog
      {...dialog}
      title={title}
      initialValues={{ note: '' }}
      validationSchema={rules}
      send={({ note }) => mutateAsync({ to, ...(note.trim() !== '' && { note: note.trim() }) })}
      submitText={submit}
    >
      <Typography>{text}</Typography>
      <FormTextField
        name="note"
        label="Reason"
        required={to === 'declined'}
        helperText="The customer reads it."
        multiline
        minRows={3}
      />
    </FormDialog>
  );
}
