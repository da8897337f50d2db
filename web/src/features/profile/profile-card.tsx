import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import type { SessionUser } from '../../services/session.ts';
import { firstCharacters } from '../../ui/characters.ts';
import { SheetFrame } from '../../ui/sheet-frame.tsx';

export function ProfileCard({ person }: { readonly person: SessionUser }) {
  const { displayName, email, photoUrl } = person;
  const name = displayName === '' ? 'No display name' : displayName;
  return (
    <SheetFrame
      isNarrow
      titleBlock={[
        ['Display name', name],
        ['Email', email],
      ]}
    >
      <Box sx={{ display: 'grid', placeItems: 'center', p: 4, bgcolor: 'background.subtle' }}>
        <Avatar
          role="img"
          aria-label={photoUrl === null ? `Initials of ${name}` : name}
          src={photoUrl ?? ''}
          alt=""
          slotProps={{ img: { referrerPolicy: 'no-referrer' } }}
          sx={portrait}
        >
          {initialsOf(person)}
        </Avatar>
      </Box>
    </SheetFrame>
  );
}

const portrait = {
  width: 128,
  height: 128,
  bgcolor: 'text.primary',
  color: 'background.default',
  typography: 'h1',
  fontSize: '3.25rem',
};

function initialsOf({ displayName, email }: SessionUser): string {
  const words = displayName.split(/\s+/u).filter((word) => word !== '');
  const initials = [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word = '') => firstCharacters(word, 1))
    .join('');
  return (initials === '' ? firstCharacters(email, 1) : initials).toUpperCase();
}
