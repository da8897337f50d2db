import { ProfileCard } from '../../features/profile/profile-card.tsx';
import { ProfileForm } from '../../features/profile/profile-form.tsx';
import { useSession } from '../../services/session.ts';
import { PageHeading } from '../../ui/page-heading.tsx';

export function MyProfileScreen() {
  const person = useSession();
  return (
    <>
      <PageHeading level={2}>My Profile</PageHeading>
      <div className="profile">
        {person === null ? null : <ProfileCard person={person} />}
        <ProfileForm />
      </div>
    </>
  );
}
