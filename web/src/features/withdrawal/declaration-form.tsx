import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { WithdrawalPage, WithdrawalValues } from '@pedalworks/contract/withdrawal-page';
import { withdrawalLabel, withdrawalPath } from '@pedalworks/contract/withdrawal-terms';
import { PageHeading } from '../../ui/page-heading.tsx';
import { TextField } from '../../ui/text-field.tsx';

type FormStep = Extract<WithdrawalPage, { step: 'form' }>;

interface Field {
  readonly name: keyof WithdrawalValues;
  readonly label: string;
  readonly helperText?: string;
  readonly autoComplete?: string;
  readonly type?: string;
}

const fields: readonly Field[] = [
  {
    name: 'orderNumber',
    label: 'Order number',
    helperText: 'Like PW-7K2M4X, on your invoice and in our emails',
  },
  { name: 'email', label: 'Email', autoComplete: 'email', type: 'email' },
  { name: 'name', label: 'Name', autoComplete: 'name' },
];

/** First step: who withdraws, and from which order. */
export function DeclarationForm({ values, problems, notice }: FormStep) {
  return (
    <>
      <PageHeading lead="Withdraw from the contract of your order here, without signing in. You need not give a reason.">
        {withdrawalLabel}
      </PageHeading>
      <Stack component="form" method="post" action={withdrawalPath} noValidate sx={form}>
        {notice === '' ? null : <Alert severity="error">{notice}</Alert>}
        {fields.map(({ name, helperText = '', ...field }) => (
          <TextField
            key={name}
            {...field}
            id={name}
            name={name}
            required
            defaultValue={values[name]}
            error={problems[name] !== undefined}
            helperText={problems[name] ?? helperText}
          />
        ))}
        <TextField
          id="note"
          name="note"
          label="Only some parts?"
          multiline
          minRows={2}
          defaultValue={values.note}
          error={problems.note !== undefined}
          helperText={problems.note ?? 'Name the parts. Leave it empty to withdraw from the whole order.'}
        />
        <Button type="submit" variant="contained" size="large" sx={{ alignSelf: 'start' }}>
          Continue
        </Button>
      </Stack>
    </>
  );
}

const form = { maxWidth: 560, gap: 3 };
