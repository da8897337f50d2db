import type { KeyboardEvent } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { openAttentions } from '@pedalworks/contract/order-moves';
import { useFormikContext } from 'formik';
import { PageForm } from '../../shared/page-form.tsx';
import { useTakesStock } from '../../../services/shop-settings.ts';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { formatCents } from '../../../ui/money.ts';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { SubmitError } from '../../../ui/submit-error.tsx';
import { emptyTracking, trackingRules, useCarriers } from '../../orders/public/returned-order.ts';
import { isClosedNevertheless, useMoveReturn } from '../use-move-return.ts';
import { AddedPart } from './added-part.tsx';
import { closingText } from './closing-text.ts';
import {
  closingBody,
  explainedRefund,
  initialRows,
  piecesOf,
  receiveErrors,
  type ReceivedReturn,
  type ReceiveValues,
} from './receive-values.ts';
import { ReceivedLines } from './received-lines.tsx';
import { RefundPanel } from './refund-panel.tsx';
import { ReplacementPanel } from './replacement-panel.tsx';

interface ReceiveFormProps {
  readonly about: ReceivedReturn;
}

/** Form to inspect the pieces of a parcel. Its one act closes the return: refund, replacement, stock and email. */
export function ReceiveForm({ about }: ReceiveFormProps) {
  const carriers = useCarriers();
  const { mutateAsync } = useMoveReturn(about.found);
  const send = async (values: ReceiveValues) => {
    try {
      await mutateAsync(closingBody(values, about));
    } catch (error) {
      if (!isClosedNevertheless(error)) throw error;
    }
  };
  const initialValues: ReceiveValues = {
    ...emptyTracking(carriers),
    rows: initialRows(about),
    deduction: '',
    note: '',
  };
  return (
    <PageForm
      initialValues={initialValues}
      validationSchema={trackingRules}
      validate={(values) => receiveErrors(values, about)}
      validateOnBlur={false}
      send={send}
      fieldOf={(path) => (path === 'refundAmount' ? 'deduction' : path)}
      sx={{}}
    >
      {({ error }) => <Fields about={about} carriers={carriers} error={error} />}
    </PageForm>
  );
}

interface FieldsProps extends Pick<ReceiveFormProps, 'about'> {
  readonly carriers: ReturnType<typeof useCarriers>;
  readonly error: unknown;
}

function Fields({ about, carriers, error }: FieldsProps) {
  return (
    <Stack useFlexGap sx={{ gap: 4 }} onKeyDown={keepEnter}>
      <Stack useFlexGap spacing={1.5}>
        {about.found.state === 'requested' ? (
          <Typography sx={{ color: 'text.secondary' }}>
            Not approved yet. Receiving the parcel approves the return.
          </Typography>
        ) : null}
        <ReceivedLines about={about} />
        <AddedPart about={about} />
      </Stack>
      <Box sx={panels}>
        <RefundPanel about={about} />
        <ReplacementPanel carriers={carriers} />
      </Box>
      <Stack useFlexGap spacing={1.5}>
        <DisputeWarning about={about} />
        <SubmitError error={error} />
        <Acts about={about} />
      </Stack>
    </Stack>
  );
}

/** Keeps Enter in a field from closing the return: a scanner types it after a tracking number. */
function keepEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}

/** Warns before the server refuses the refund of a disputed payment. */
function DisputeWarning({ about }: Pick<ReceiveFormProps, 'about'>) {
  const { values } = useFormikContext<ReceiveValues>();
  const isRefunding = explainedRefund(values, about).parts.length > 0;
  if (!isRefunding || !openAttentions(about.order).includes('disputed')) return null;
  return (
    <Alert severity="warning">
      The customer’s bank is reclaiming this payment, so that it cannot be refunded now. Choose None, or close
      the return after the bank has decided.
    </Alert>
  );
}

function Acts({ about }: Pick<ReceiveFormProps, 'about'>) {
  const { values } = useFormikContext<ReceiveValues>();
  const takesStock = useTakesStock();
  const { parts, cents } = explainedRefund(values, about);
  const amount = parts.length > 0 && cents > 0 ? `, refund ${formatCents(cents, about.order.currency)}` : '';
  return (
    <>
      <Typography role="status" sx={{ color: 'text.secondary' }}>
        {closingText(piecesOf(values.rows), { ...about, takesStock })}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <SubmitButton busyText="Closing…">Close return{amount}</SubmitButton>
        {about.found.state === 'received' ? null : <InspectLater about={about} />}
      </Box>
    </>
  );
}

/** Stores that the parcel came, so that the return waits under To inspect. */
function InspectLater({ about: { found } }: Pick<ReceiveFormProps, 'about'>) {
  const { mutate, isPending } = useMoveReturn(found);
  const { values, isSubmitting, resetForm } = useFormikContext<ReceiveValues>();
  const lines = piecesOf(values.rows);
  return (
    <BusyButton
      busy={isPending || isSubmitting || lines.length === 0}
      onClick={() =>
        mutate({ to: 'received', lines: [...lines] }, { onSuccess: () => resetForm({ values }) })
      }
    >
      Inspect later
    </BusyButton>
  );
}

const panels = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) minmax(0, 1fr)' },
  alignItems: 'start',
  gap: 4,
  '&:empty': { display: 'none' },
};
