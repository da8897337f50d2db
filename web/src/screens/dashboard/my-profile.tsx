import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { ProfileCard } from '../../features/profile/profile-card.tsx';
import { ProfileForm } from '../../features/profile/profile-form.tsx';
import { adminStatusQuery } from '../../features/session/queries.ts';
import { VerifyEmail } from '../../features/session/verify-email.tsx';
import { OpenWorkLinks } from '../../features/stats/to-do-list.tsx';
import { useCurrentUser } from '../../services/session.ts';

export function Component() {
  const person = useCurrentUser();
  const { data: isAdmin } = useQuery(adminStatusQuery(person.email));
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { md: '1fr 1fr' }, alignItems: 'start', gap: 6 }}>
      <Stack spacing={2} sx={{ minWidth: 0 }}>
        {isAdmin === true ? <OpenWorkLinks /> : null}
        <ProfileCard person={person} />
        <Button href="/bike" sx={{ alignSelf: 'start' }}>
          My bike
        </Button>
        {person.isEmailVerified ? null : <VerifyEmail email={person.email} />}
      </Stack>
      <ProfileForm />
    </Box>
  );
}
