import type { SessionUser } from '../../services/session.ts';
import { SheetFrame } from '../../ui/sheet-frame.tsx';
import './profile-card.css';

/** Who is signed in: photo or initials, display name and email (spec.md §2). */
export function ProfileCard({ person }: { readonly person: SessionUser }) {
  const name = person.displayName === '' ? 'No display name' : person.displayName;
  return (
    <SheetFrame
      titleBlock={[
        ['Display name', name],
        ['Email', person.email],
      ]}
    >
      <div className="profile-card-portrait">
        {person.photoUrl === null ? (
          <span className="profile-card-initials" role="img" aria-label={`Initials of ${name}`}>
            {initialsOf(person)}
          </span>
        ) : (
          <img src={person.photoUrl} alt={name} width={128} height={128} referrerPolicy="no-referrer" />
        )}
      </div>
    </SheetFrame>
  );
}

function initialsOf({ displayName, email }: SessionUser): string {
  const words = displayName.split(/\s+/u).filter((word) => word !== '');
  const initials = [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => word?.[0] ?? '')
    .join('');
  return (initials === '' ? email.slice(0, 1) : initials).toUpperCase();
}
