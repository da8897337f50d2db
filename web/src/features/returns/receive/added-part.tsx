import { counted } from '@pedalworks/contract/words';
import { useFormikContext } from 'formik';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import {
  receivableUnits,
  unrefundedUnits,
  type PieceRow,
  type ReceivedReturn,
  type ReceiveValues,
} from './receive-values.ts';

interface AddedPartProps {
  readonly about: ReceivedReturn;
}

/** Adds a part that came without being announced. Offers the parts that were sent. */
export function AddedPart({ about }: AddedPartProps) {
  const { values, setFieldValue } = useFormikContext<ReceiveValues>();
  const missing = about.order.lines
    .map(({ name }, line) => ({ line, name, units: receivableUnits(about, line) }))
    .filter(({ line, units }) => units > 0 && !values.rows.some((row) => row.line === line));
  if (missing.length === 0) return null;
  return (
    <Disclosure label="Add a part that was not announced">
      <TextField
        label="Part"
        value=""
        prompt="Choose the part that came"
        options={missing.map(({ line, name, units }) => [
          String(line),
          `${name}, ${counted(units, 'piece')} sent`,
        ])}
        onChange={({ target }) =>
          void setFieldValue('rows', [...values.rows, addedRow(about, Number(target.value))])
        }
        sx={{ maxWidth: '26rem' }}
      />
    </Disclosure>
  );
}

function addedRow({ order, refunds }: ReceivedReturn, line: number): PieceRow {
  const remedy = unrefundedUnits(order, refunds, line) > 0 ? 'refund' : 'none';
  return { line, quantity: '1', outcome: 'restock', remedy };
}
