import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { PageForm } from '../../shared/page-form.tsx';
import { EmailText } from '../../../ui/email-text.tsx';
import { FormTextField } from '../../../ui/form-text-field.tsx';
import { PrintedTime } from '../../../ui/dates.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { Section } from '../../../ui/section.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { orderNotesQuery } from '../queries.ts';
import { useAddNote } from '../use-change-order.ts';

interface OrderNotesProps {
  readonly id: string;
}

export function OrderNotes({ id }: OrderNotesProps) {
  const query = useQuery(orderNotesQuery(id));
  return (
    <Section title="Notes">
      <QueryState query={query} label="Loading notes" skeleton={<Skeleton height={96} />}>
        {(notes) => (
          <Box component="ul" sx={list}>
            {notes.map(({ at, by, text }) => (
              <li key={at + text}>
                <Typography dir="auto" sx={{ whiteSpace: 'pre-wrap' }}>
                  {text}
                </Typography>
                <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                  <PrintedTime isoTime={at} />, <EmailText email={by} />
                </Typography>
              </li>
            ))}
          </Box>
        )}
      </QueryState>
      <NoteForm id={id} />
    </Section>
  );
}

const blank = { note: '' };

function NoteForm({ id }: OrderNotesProps) {
  const { mutateAsync } = useAddNote(id);
  const send = async ({ note }: typeof blank) => {
    if (note.trim() !== '') await mutateAsync(note.trim());
  };
  return (
    <Box className="no-print" sx={{ mt: 2 }}>
      <PageForm
        initialValues={blank}
        send={send}
        fieldOf={() => 'note'}
        onSent={(_notes, { resetForm }) => resetForm()}
        sx={{ gap: 1.5, alignItems: 'flex-start' }}
      >
        <FormTextField
          name="note"
          label="New note"
          helperText="Visible to admins only."
          multiline
          minRows={2}
          fullWidth
        />
        <SubmitButton busyText="Adding…" isQuiet>
          Add note
        </SubmitButton>
      </PageForm>
    </Box>
  );
}

const list = {
  overflowWrap: 'anywhere',
  '& > li': { py: 1, borderBottom: 1, borderColor: 'divider' },
};
