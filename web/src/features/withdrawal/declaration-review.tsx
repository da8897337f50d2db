import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { WithdrawalPage } from '@pedalworks/contract/withdrawal-page';
import {
  confirmWithdrawalLabel,
  withdrawalLabel,
  withdrawalPath,
} from '@pedalworks/contract/withdrawal-terms';
import { FactList } from '../../ui/fact-list.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { HiddenFields } from './hidden-fields.tsx';

type ReviewStep = Extract<WithdrawalPage, { step: 'review' }>;

/** Second step: shows the declaration, and declares it. */
export function DeclarationReview({ values, requestKey }: ReviewStep) {
  const { orderNumber, email, name, note } = values;
  return (
    <>
      <PageHeading overline={withdrawalLabel}>Your declaration</PageHeading>
      <Stack sx={{ maxWidth: 560, gap: 3 }}>
        <Typography>I withdraw from the contract of this order:</Typography>
        <FactList
          facts={[
            ['Order number', orderNumber],
            ['Parts', note === '' ? 'The whole order' : note],
            ['Name', name],
            ['Email', email],
          ]}
        />
        <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
          <form method="post" action={`${withdrawalPath}/declare`}>
            <HiddenFields values={{ ...values, key: requestKey }} />
            <Button type="submit" variant="contained" size="large">
              {confirmWithdrawalLabel}
            </Button>
          </form>
          <form method="post" action={withdrawalPath}>
            <HiddenFields values={{ ...values, step: 'change' }} />
            <Button type="submit" size="large">
              Change
            </Button>
          </form>
        </Stack>
      </Stack>
    </>
  );
}
