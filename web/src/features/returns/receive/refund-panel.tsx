import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { fromCents } from '@pedalworks/contract/money';
import { numberKinds } from '@pedalworks/contract/numbers';
import { useFormikContext } from 'formik';
import { DisclosureButton } from '../../../ui/disclosure.tsx';
import { FormTextField } from '../../../ui/form-text-field.tsx';
import { formatCents, formatNumber } from '../../../ui/money.ts';
import { NumberField } from '../../../ui/number-field.tsx';
import { Section } from '../../../ui/section.tsx';
import { useDisclosure } from '../../../ui/use-disclosure.ts';
import type { ExplainedRefund } from './explained-refund.ts';
import { explainedRefund, piecesOf, type ReceivedReturn, type ReceiveValues } from './receive-values.ts';

interface RefundPanelProps {
  readonly about: ReceivedReturn;
}

/** Proposed refund with every cent explained, the deduction, and the words to the customer. */
export function RefundPanel({ about }: RefundPanelProps) {
  const { values } = useFormikContext<ReceiveValues>();
  const refund = explainedRefund(values, about);
  const isRefunding = refund.parts.length > 0;
  const isSentBack = piecesOf(values.rows).some(({ outcome }) => outcome === 'send-back');
  return (
    <Section title={isRefunding ? 'Refund' : 'Message'}>
      {isRefunding ? <Explanation refund={refund} currency={about.order.currency} /> : null}
      <Words isForcedOpen={isSentBack || values.deduction + values.note !== ''}>
        {isRefunding ? (
          <NumberField
            name="deduction"
            label="Deduction"
            kind={{
              ...numberKinds.price,
              max: fromCents(Math.max(1, refund.paidCents)),
              range: `more than zero, less than ${formatCents(refund.paidCents, about.order.currency)}`,
            }}
            sx={{ maxWidth: '12rem' }}
          />
        ) : null}
        <FormTextField
          name="note"
          label="Note to the customer"
          helperText="In the email about this return, and on the customer’s page."
          multiline
          minRows={2}
        />
      </Words>
    </Section>
  );
}

interface WordsProps {
  readonly isForcedOpen: boolean;
  readonly children: ReactNode;
}

function Words({ isForcedOpen, children }: WordsProps) {
  const { id, isOpen, button } = useDisclosure(isForcedOpen);
  return (
    <div>
      <DisclosureButton {...button}>Deduct, or write to the customer</DisclosureButton>
      <Stack id={id} useFlexGap spacing={2} sx={isOpen ? { pt: 1 } : null}>
        {isOpen ? children : null}
      </Stack>
    </div>
  );
}

interface ExplanationProps {
  readonly refund: ExplainedRefund;
  readonly currency: string;
}

function Explanation({ refund, currency }: ExplanationProps) {
  const { parts, roundingCents, earlierCents, deductionCents, cents } = refund;
  const money = (amount: number) => formatCents(amount, currency).replace('-', '−');
  const rows = [
    ...parts.map(({ line, name, quantity, unitPriceCents, cents: sum }) => ({
      key: String(line),
      term: `${name}: ${formatNumber(quantity)} × ${money(unitPriceCents)}`,
      amount: sum,
    })),
    { key: 'rounding', term: 'Rounding, as on the charge', amount: roundingCents },
    { key: 'earlier', term: 'Earlier refunds left less', amount: earlierCents },
    { key: 'deduction', term: 'Deduction', amount: -deductionCents },
  ].filter(({ amount, key }) => amount !== 0 || /^\d/u.test(key));
  return (
    <Box component="dl" sx={{ borderTop: 1, borderColor: 'divider' }}>
      {rows.map(({ key, term, amount }) => (
        <Box key={key} sx={sum}>
          <dt dir="auto">{term}</dt>
          <dd>{money(amount)}</dd>
        </Box>
      ))}
      <Box sx={sum}>
        <dt>To the card</dt>
        <Typography variant="figure" component="dd">
          {money(Math.max(0, cents))}
        </Typography>
      </Box>
    </Box>
  );
}

const sum = {
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: 2,
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
  overflowWrap: 'anywhere',
  '& > dd': { flex: 'none', fontVariantNumeric: 'tabular-nums' },
};
