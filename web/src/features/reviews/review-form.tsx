import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { numberKinds } from '@pedalworks/contract/numbers';
import type { SessionUser } from '../../services/session.ts';
import { PageForm } from '../shared/page-form.tsx';
import { FormTextField } from '../../ui/form-text-field.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { useAddReview, type ReviewValues } from './use-change-reviews.ts';

export interface ReviewedPart {
  readonly id: string;
  readonly name: string;
}

interface ReviewFormProps {
  readonly author: SessionUser;
  readonly parts: readonly ReviewedPart[];
  readonly productId: string;
}

const blank: ReviewValues = { rating: '', comment: '', productId: '' };

const onItsWay = {
  title: 'Your review is being sent',
  text: 'You can leave this page. Your review appears on the home page once it is saved.',
};

export function ReviewForm({ author, parts, productId }: ReviewFormProps) {
  const { mutateAsync } = useAddReview(author);
  return (
    <PageForm
      initialValues={{ ...blank, productId }}
      send={mutateAsync}
      onSent={(_review, { resetForm }) => resetForm()}
      validateOnBlur={false}
      validateOnChange={false}
      busyQuestion={onItsWay}
      sx={{ gap: 2.5, alignItems: 'flex-start', maxWidth: 560 }}
    >
      <Signature author={author} />
      {parts.length === 0 ? null : <PartField parts={parts} />}
      <NumberField
        name="rating"
        label="Rating"
        kind={numberKinds.rating}
        helperText="5 is the best we hope for."
        sx={{ maxWidth: 240 }}
      />
      <FormTextField name="comment" label="Comment" multiline rows={6} />
      <SubmitButton busyText="Sending review…">Add review</SubmitButton>
    </PageForm>
  );
}

function PartField({ parts }: Pick<ReviewFormProps, 'parts'>) {
  return (
    <FormTextField
      name="productId"
      label="Part"
      options={[['', 'The shop as a whole'], ...parts.map(({ id, name }) => [id, name] as const)]}
    />
  );
}

function Signature({ author: { displayName, email } }: Pick<ReviewFormProps, 'author'>) {
  return (
    <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
      Signed{' '}
      <Box component="strong" sx={{ color: 'text.primary' }}>
        {displayName === '' ? email : displayName}
      </Box>
    </Typography>
  );
}
