import { PageHeading } from '../../ui/page-heading.tsx';

export function AddReviewScreen() {
  return <PageHeading level={2}>Add Review</PageHeading>;
}
