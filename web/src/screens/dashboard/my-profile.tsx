import { PageHeading } from '../../ui/page-heading.tsx';

export function MyProfileScreen() {
  return <PageHeading level={2}>My Profile</PageHeading>;
}
