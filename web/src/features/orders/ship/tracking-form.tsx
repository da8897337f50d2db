import { FormDialog } from '../../../ui/form-dialog.tsx';
import { useQuestion } from '../../../ui/use-question.ts';
import { ReasonField, reasonRule } from '../reason-field.tsx';
import {
  hasTracking,
  TrackingFields,
  toTracking,
  trackingRules,
  useCarriers,
  useCarriersLoading,
  type TrackingValues,
} from './tracking-fields.tsx';
import { UntrackedDialog } from './untracked-dialog.tsx';

type Values = TrackingValues & { readonly reason: string };
type Body = ReturnType<typeof toTracking> & { readonly reason?: string };

interface TrackingDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly initial: TrackingValues;
  /** Default reason for changing stored tracking data. Omitted when the form ships an order. */
  readonly reason?: string;
  readonly submitText: string;
  readonly send: (body: Body) => Promise<unknown>;
  readonly onClose: () => void;
}

export function TrackingDialog({ initial, reason, send, ...dialog }: TrackingDialogProps) {
  const carriers = useCarriers();
  const isLoading = useCarriersLoading();
  const isCorrection = reason !== undefined;
  const { isOpen: isAsking, ask, answer } = useQuestion<null>();
  const submit = async (values: Values) => {
    if (!isCorrection && !hasTracking(values) && !(await ask(null))) return false;
    return send({ ...toTracking(values), ...(isCorrection && { reason: values.reason }) });
  };
  return (
    <FormDialog
      {...dialog}
      open={dialog.open && !isLoading}
      initialValues={{ ...initial, reason: reason ?? '' }}
      validationSchema={isCorrection ? trackingRules.concat(reasonRule) : trackingRules}
      send={submit}
      focusOn={initial.choice === '' ? 'choice' : 'trackingNumber'}
    >
      <TrackingFields carriers={carriers} />
      {isCorrection ? <ReasonField /> : null}
      <UntrackedDialog open={isAsking} onConfirm={() => answer(true)} onCancel={() => answer(false)} />
    </FormDialog>
  );
}
