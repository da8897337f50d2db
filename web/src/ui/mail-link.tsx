import Link from '@mui/material/Link';
import { EmailText } from './email-text.tsx';

/** Opens a mail to somebody. */
export function MailLink({ email }: { readonly email: string }) {
  return (
    <Link href={`mailto:${email}`}>
      <EmailText email={email} />
    </Link>
  );
}
