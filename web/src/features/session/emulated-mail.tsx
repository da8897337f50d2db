import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { linkInEmulatedMail, type MailKind } from '../../services/emulated-mail.ts';

interface EmulatedMailProps {
  readonly email: string;
  readonly kind: MailKind;
}

/** Displays the link from an email, because the Auth emulator sends no emails. */
export function EmulatedMail({ email, kind }: EmulatedMailProps) {
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
