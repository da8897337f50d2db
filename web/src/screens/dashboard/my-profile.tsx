import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { ProfileCard } from '../../features/profile/profile-card.tsx';
import { ProfileForm } from '../../features/profile/profile-form.tsx';
import { VerifyEmail } from '../../features/session/verify-email.tsx';
import { useCurrentUser } from '../../services/session.ts';

export function Component() {
  const person = useCurrentUser();
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { md: '1fr 1fr' }, alignItems: 'start', gap: 6 }}>
      <Stack spacing={2} sx={{ minWidth: 0 }}>
        <ProfileCard person={person} />
        {person.isEmailVerified ? null : <VerifyEmail email={person.email} />}
      </Stack>
      <ProfileForm />
    </Box>
  );
}
