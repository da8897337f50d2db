import { useMemo } from 'react';
import type { Review } from '@pedalworks/contract';
import { errorSentence } from '../../services/error-sentence.ts';
import { useDeletion } from '../../services/use-deletion.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../ui/data-states.tsx';
import type { TableDeclaration } from '../../ui/data-table-types.ts';
import { PagedTable } from '../../ui/paged-table.tsx';
import { ModeratedReview, type ReviewActions } from './moderated-review.tsx';
import { useModeration } from './use-moderation.ts';

/** Where guests' reviews wait, and any review can be hidden or deleted. */
export function ReviewModeration() {
  const { pages, publish, remove, takeOut } = useModeration();
  const { doomed, ask, isBusy, failure, confirm, cancel } = useDeletion({ remove, takeOut });
  const table = useMemo(() => reviewsWith({ publish, askDelete: ask }), [publish, ask]);
  return (
    <>
      <PagedTable table={table} pages={pages} empty={<NoReviews />} sentence={errorSentence} />
      <ConfirmDialog
        open={doomed !== null}
        title="Delete this review?"
        confirmText={isBusy ? 'Deleting…' : 'Delete'}
        busy={isBusy}
        failure={failure}
        onConfirm={confirm}
        onCancel={cancel}
      >
        It is gone for good. Hide it instead to keep it off the home page and decide later.
      </ConfirmDialog>
    </>
  );
}

function reviewsWith(actions: ReviewActions): TableDeclaration<Review> {
  return {
    noun: 'reviews',
    isNewestFirst: true,
    rowId: ({ _id }) => _id,
    searchText: ({ customerName, customerEmail, comment }) => `${customerName} ${customerEmail} ${comment}`,
    filters: [
      { label: 'Not published', matches: ({ published }) => !published },
      { label: 'Published', matches: ({ published }) => published },
    ],
    columns: [],
    card: (review) => <ModeratedReview review={review} actions={actions} />,
  };
}

function NoReviews() {
  return (
    <EmptyState title="No reviews yet">
      Reviews of customers appear on the home page at once; those of guests wait here until you approve them.
    </EmptyState>
  );
}
