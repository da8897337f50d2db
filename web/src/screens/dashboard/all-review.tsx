import { ReviewGrid } from '../../features/reviews/review-grid.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';

export function AllReviewScreen() {
  return (
    <>
      <PageHeading level={2} lead="Guests' reviews wait here until you approve them.">
        Manage Reviews
      </PageHeading>
      <ReviewGrid />
    </>
  );
}
