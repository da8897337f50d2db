import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { WithdrawalPage, WithdrawalPart } from '@pedalworks/contract/withdrawal-page';
import { confirmWithdrawalLabel, withdrawalPath } from '@pedalworks/contract/withdrawal-terms';
import { FactList } from '../../ui/fact-list.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { HiddenFields } from './hidden-fields.tsx';
import { PartsList } from './parts-list.tsx';

type LinkStep = Extract<WithdrawalPage, { step: 'link' }>;

/**
 * Page of the link in the email. Only its button makes the declaration effective, because anyone can declare, and mail
 * scanners open links and run scripts.
 */
export function LinkConfirmation({ link, orderNumber, declaredAt, parts, isChoice }: LinkStep) {
  return (
    <>
      <PageHeading lead={isChoice ? 'Choose the parts that you withdraw from.' : undefined}>
        Confirm your withdrawal
      </PageHeading>
      <Stack
        component="form"
        method="post"
        action={`${withdrawalPath}/confirm`}
        sx={{ maxWidth: 560, gap: 3 }}
      >
        <HiddenFields values={{ link }} />
        <FactList
          facts={[
            ['Order number', orderNumber],
            ['Declared', declaredAt],
            ...(isChoice ? [] : [['Parts', <PartsList key="parts" parts={parts} />] as const]),
          ]}
        />
        {isChoice ? parts.map((part) => <PartField key={part.line} part={part} />) : null}
        <Button type="submit" variant="contained" size="large" sx={{ alignSelf: 'start' }}>
          {confirmWithdrawalLabel}
        </Button>
      </Stack>
    </>
  );
}

function PartField({
  part: { line, name, partNumber, quantity, declared },
}: {
  readonly part: WithdrawalPart;
}) {
  return (
    <TextField
      id={`quantity-${String(line)}`}
      name={`quantity-${String(line)}`}
      label={name}
      helperText={`${partNumber === '' ? '' : `${partNumber}, `}0 to ${String(quantity)}`}
      type="number"
      defaultValue={String(declared)}
      slotProps={{ htmlInput: { min: 0, max: quantity, step: 1 } }}
    />
  );
}
