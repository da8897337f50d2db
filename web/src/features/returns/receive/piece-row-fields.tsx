import Box from '@mui/material/Box';
import { numberKinds } from '@pedalworks/contract/numbers';
import { useFormikContext } from 'formik';
import { formatNumber } from '../../../ui/money.ts';
import { NumberField } from '../../../ui/number-field.tsx';
import { unlabelled } from '../../../ui/unlabelled.ts';
import { ChoiceButtons } from './choice-buttons.tsx';
import { receivableUnits, type ReceivedReturn, type ReceiveValues } from './receive-values.ts';

interface PieceRowFieldsProps {
  readonly index: number;
  readonly name: string;
  readonly about: ReceivedReturn;
  /** True for the first row of a part. The others do not repeat its labels. */
  readonly isFirst: boolean;
}

/** Choices in the words of acts; `return-labels.ts` names their results. */
const outcomeTexts = { restock: 'Restock', scrap: 'Scrap', 'send-back': 'Send back' };
const remedyTexts = { refund: 'Refund', replace: 'Replace', none: 'None' };

/** Fields of pieces with the same outcome and remedy: how many came, where they go, and what the customer gets. */
export function PieceRowFields({ index, name, about, isFirst }: PieceRowFieldsProps) {
  const { values } = useFormikContext<ReceiveValues>();
  const row = values.rows[index];
  if (row === undefined) return null;
  const path = `rows[${String(index)}]`;
  const max = receivableUnits(about, row.line);
  const isSentBack = row.outcome === 'send-back';
  return (
    <Box role="group" aria-label={`${name}, ${outcomeTexts[row.outcome]}`} sx={fields}>
      <NumberField
        name={`${path}.quantity`}
        label="Pieces"
        kind={{ ...numberKinds.stock, max, range: `a whole number, at most ${formatNumber(max)}` }}
        sx={[{ width: '4.5rem' }, !isFirst && unlabelled, !isFirst && { width: '4.5rem' }]}
      />
      <ChoiceButtons
        name={`${path}.outcome`}
        label="Pieces go to"
        labels={outcomeTexts}
        isUnlabelled={!isFirst}
      />
      <ChoiceButtons
        name={`${path}.remedy`}
        label="Customer gets"
        labels={remedyTexts}
        isUnlabelled={!isFirst}
        fixed={isSentBack ? 'none' : undefined}
      />
    </Box>
  );
}

const fields = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  columnGap: 1.5,
  rowGap: 1,
  pt: 1.5,
};
