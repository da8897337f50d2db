import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReturnDraft, ReturnKind, ReturnReason } from '@pedalworks/contract';
import { numberKinds } from '@pedalworks/contract/numbers';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { FormTextField } from '../../../ui/form-text-field.tsx';
import { formatNumber } from '../../../ui/money.ts';
import { NumberField } from '../../../ui/number-field.tsx';
import { returnKindLabels, returnReasonLabels } from '../public/return-labels.ts';

/** Part of an order that can be returned. */
interface ReturnableLine {
  readonly line: number;
  readonly name: string;
  readonly units: number;
}

interface CreateReturnDialogProps {
  readonly lines: readonly ReturnableLine[];
  readonly open: boolean;
  readonly onClose: () => void;
  readonly send: (draft: ReturnDraft) => Promise<unknown>;
}

interface Values {
  readonly kind: ReturnKind;
  /** Units and reason by line; the reason is empty if the customer gave none. */
  readonly units: readonly string[];
  readonly reasons: readonly (ReturnReason | '')[];
  readonly note: string;
}

export function CreateReturnDialog({ lines, send, ...dialog }: CreateReturnDialogProps) {
  const initialValues: Values = {
    kind: 'return',
    units: lines.map(({ units }) => (lines.length === 1 && units === 1 ? '1' : '0')),
    reasons: lines.map(() => ''),
    note: '',
  };
  return (
    <FormDialog
      {...dialog}
      title="Create a return"
      initialValues={initialValues}
      validate={({ units }: Values) =>
        units.some((each) => Number(each) > 0) ? {} : { kind: 'Enter how many pieces come back' }
      }
      validateOnBlur={false}
      send={(values) => send(toDraft(values, lines))}
      submitText="Create return"
      busyText="Creating…"
    >
      <Typography>
        For a customer who wrote or called. They get the email with the address when you approve the return.
      </Typography>
      <FormTextField name="kind" label="Kind" options={Object.entries(returnKindLabels)} />
      {lines.map(({ line, name, units }, index) => (
        <LineFields key={line} index={index} name={name} units={units} />
      ))}
      <FormTextField
        name="note"
        label="The customer’s words"
        helperText="The customer sees them on the return’s page."
        multiline
        minRows={2}
      />
    </FormDialog>
  );
}

interface LineFieldsProps {
  readonly index: number;
  readonly name: string;
  readonly units: number;
}

function LineFields({ index, name, units }: LineFieldsProps) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 12rem' }, alignItems: 'start', gap: 1.5 }}>
      <NumberField
        name={`units[${String(index)}]`}
        label={name}
        kind={{
          ...numberKinds.stock,
          max: units,
          range: `a whole number, at most ${formatNumber(units)}`,
        }}
        helperText={`Up to ${formatNumber(units)}`}
      />
      <FormTextField
        name={`reasons[${String(index)}]`}
        label="Reason"
        aria-label={`Reason for ${name}`}
        options={[['', 'Not known'], ...Object.entries(returnReasonLabels)]}
      />
    </Box>
  );
}

function toDraft({ kind, units, reasons, note }: Values, lines: readonly ReturnableLine[]): ReturnDraft {
  return {
    kind,
    lines: lines.flatMap(({ line }, index) => {
      const quantity = Number(units[index]);
      return quantity > 0 ? { line, quantity, reason: reasons[index] || null } : [];
    }),
    ...(note.trim() !== '' && { note: note.trim() }),
  };
}
