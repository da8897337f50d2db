import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { MailLink, shopEmail } from '../../ui/mail-link.tsx';

/**
 * Form that sends nothing (docs/product.md, Deliberate limits): outside a dialog, the method `dialog` has no effect.
 */
export function ContactForm() {
  return (
    <Stack component="form" method="dialog" noValidate spacing={3} sx={{ alignItems: 'flex-start' }}>
      <Field name="email" label="Email" type="email" autoComplete="email" />
      <Field name="subject" label="Subject" />
      {/* MUI's multiline field changes its height after hydration; a plain textarea does not. */}
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

/** Keeps the shared field's select and helper text out of the home page's code. */
function Field({ label, ...input }: FieldProps) {
  return (
    <FormControl fullWidth>
      <InputLabel htmlFor={input.name}>{label}</InputLabel>
      <OutlinedInput id={input.name} autoComplete="off" {...input} />
    </FormControl>
  );
}
