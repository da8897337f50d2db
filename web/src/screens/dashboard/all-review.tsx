import { PageHeading } from '../../ui/page-heading.tsx';

export function AllReviewScreen() {
  return <PageHeading level={2}>Manage Reviews</PageHeading>;
}
