import { ReviewForm } from '../../features/reviews/review-form.tsx';
import { useSignedIn } from '../../services/session.ts';
import { PageHeading } from '../../ui/page-heading.tsx';

export function AddReviewScreen() {
  const author = useSignedIn();
  return (
    <>
      <PageHeading
        level={2}
        lead="Tell other riders how the part fits, rides and lasts. Reviews stand on the home page."
      >
        Add Review
      </PageHeading>
      <ReviewForm author={author} />
    </>
  );
}
