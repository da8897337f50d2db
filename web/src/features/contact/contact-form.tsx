import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { MailLink, shopEmail } from '../../ui/mail-link.tsx';

/** Form that sends nothing (docs/product.md, Deliberate limits): the method `dialog` has no effect outside a dialog. */
export function ContactForm() {
  return (
    <Stack component="form" method="dialog" noValidate spacing={3} sx={{ alignItems: 'flex-start' }}>
      <Field name="email" label="Email" type="email" autoComplete="email" />
      <Field name="subject" label="Subject" />
      {/* A plain textarea: MUI's growing one has another height until it has measured itself. */}
      <Field name="message" label="Message" multiline rows={5} inputComponent="textarea" />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        This form sends nothing. Write to <MailLink email={shopEmail} /> instead.
      </Typography>
      <Button type="submit" variant="contained" color="primary">
        Submit
      </Button>
    </Stack>
  );
}

type FieldProps = OutlinedInputProps & { readonly name: string; readonly label: string };

/** Own field, because home would load the shared one's select and helper text for nothing. */
function Field({ label, ...input }: FieldProps) {
  return (
    <FormControl fullWidth>
      <InputLabel htmlFor={input.name}>{label}</InputLabel>
      <OutlinedInput id={input.name} autoComplete="off" {...input} />
    </FormControl>
  );
}
