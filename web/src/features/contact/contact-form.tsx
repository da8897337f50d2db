import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { MailLink, shopEmail } from '../../ui/mail-link.tsx';

/**
 * Contact form that sends nothing (docs/product.md, Deliberate limits): outside a dialog, `method="dialog"` does
 * nothing.
 */
export function ContactForm() {
  return (
    <Stack component="form" method="dialog" noValidate spacing={3} sx={{ alignItems: 'flex-start' }}>
      <Field name="email" label="Email" type="email" autoComplete="email" />
      <Field name="subject" label="Subject" />
      {/* A plain textarea, because MUI's multiline field changes its height after hydration. */}
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

/** Field without the select and helper text of the shared form field, to keep the home page's code small. */
function Field({ label, ...input }: FieldProps) {
  return (
    <FormControl fullWidth>
      <InputLabel htmlFor={input.name}>{label}</InputLabel>
      <OutlinedInput id={input.name} autoComplete="off" {...input} />
    </FormControl>
  );
}
