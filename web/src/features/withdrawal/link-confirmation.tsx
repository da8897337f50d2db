import { useEffect, useRef, type RefObject } from 'react';
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
 * Page of the link in the email. Only its form makes the declaration effective, because mail scanners open links. A
 * browser in which a person sees the page submits it, unless the parts have to be chosen.
 */
export function LinkConfirmation({ link, orderNumber, declaredAt, parts, isChoice }: LinkStep) {
  const form = useRef<HTMLFormElement>(null);
  useSubmitOnceVisible(form, !isChoice);
  return (
    <>
      <PageHeading lead={isChoice ? 'Choose the parts that you withdraw from.' : undefined}>
        Confirm your withdrawal
      </PageHeading>
      <Stack
        component="form"
        ref={form}
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

function useSubmitOnceVisible(form: RefObject<HTMLFormElement | null>, isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return;
    const submit = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', submit);
      form.current?.requestSubmit();
    };
    document.addEventListener('visibilitychange', submit);
    submit();
    return () => document.removeEventListener('visibilitychange', submit);
  }, [form, isWanted]);
}
