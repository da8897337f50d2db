import { Form, Formik, type FormikHelpers } from 'formik';
import { call } from '../../services/api-client.ts';
import { errorSentence } from '../../services/error-sentence.ts';
import { fieldErrors } from '../../services/field-errors.ts';
import { notify } from '../../services/notify/notify.ts';
import { isTokenRefusal } from '../../services/session-refusal.ts';
import type { SessionUser } from '../../services/session.ts';
import { UnsavedChanges } from '../../services/unsaved-changes.tsx';
import { useSignOut } from '../../services/use-sign-out.ts';
import { FocusFirstError } from '../../ui/focus-first-error.tsx';
import { FormField } from '../../ui/form-field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import './review-form.css';

interface ReviewValues {
  readonly rating: string;
  readonly comment: string;
}

const blank: ReviewValues = { rating: '', comment: '' };

const onItsWay = {
  title: 'Your review is on its way',
  text: 'It goes on even if you leave. The home page shows it once the shop has it.',
};

/** Leaves a review in the signed-in person's name. Nothing is checked here (spec.md §5): the shop answers what it will not take. */
export function ReviewForm({ author }: { readonly author: SessionUser }) {
  const leave = useSignOut();
  const send = async (values: ReviewValues, { resetForm, setErrors }: FormikHelpers<ReviewValues>) => {
    try {
      await addReview(author, values);
      notify.success('Your Review is successful');
      resetForm();
    } catch (error) {
      notify.error('Your Review is failed', errorSentence(error));
      setErrors(fieldErrors(error));
      if (isTokenRefusal(error)) await leave();
    }
  };
  return (
    <Formik initialValues={blank} onSubmit={send} validateOnBlur={false} validateOnChange={false}>
      {({ dirty, isSubmitting }) => (
        <Form className="review-form" noValidate>
          <UnsavedChanges when={dirty} {...(isSubmitting ? onItsWay : {})} />
          <FocusFirstError />
          <p className="review-form-author">
            Signed <strong>{author.displayName === '' ? author.email : author.displayName}</strong>
          </p>
          <FormField
            name="rating"
            label="Rating"
            type="number"
            hint="5 is the best we hope for."
            inputProps={{ step: 'any', inputMode: 'decimal' }}
          />
          <FormField name="comment" label="Comment" rows={6} />
          <SubmitButton busyText="Sending your review…">Add review</SubmitButton>
        </Form>
      )}
    </Formik>
  );
}

function addReview(author: SessionUser, { rating, comment }: ReviewValues) {
  return call('addReview', {
    body: {
      customerEmail: author.email,
      customerName: author.displayName,
      customerPhoto: author.photoUrl,
      comment,
      // JSON has no NaN: an empty field goes out as null, which the shop calls missing; Number('') would be a 0 nobody gave.
      rating: rating === '' ? Number.NaN : Number(rating),
    },
  });
}
