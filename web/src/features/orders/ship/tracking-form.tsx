import type { ReactNode } from 'react';
import type { ShippedLine } from '@pedalworks/contract';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { useQuestion } from '../../../ui/use-question.ts';
import { emailed, EmailField } from '../email-field.tsx';
import { ReasonField, reasonRule } from '../reason-field.tsx';
import {
  chosenLines,
  initialParts,
  partsErrors,
  PartsFields,
  PartsSubmitText,
  type Contents,
  type PartsValues,
} from './parts-fields.tsx';
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

type Values = TrackingValues & PartsValues & typeof emailed & { readonly reason: string };

interface Body extends ReturnType<typeof toTracking> {
  readonly reason?: string;
  readonly lines?: ShippedLine[];
  readonly emailCustomer?: boolean;
}

interface TrackingDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly lead?: ReactNode;
  readonly initial: TrackingValues;
  /** Parts that a new parcel can contain. Omitted when the form changes stored tracking data. */
  readonly contents?: Contents;
  /** Default reason for changing stored tracking data. Omitted when the form ships a parcel. */
  readonly reason?: string;
  /** True if the customer gets no email in any case. */
  readonly isSilent?: boolean;
  readonly submitText: string;
  readonly send: (body: Body) => Promise<unknown>;
  readonly onClose: () => void;
}

export function TrackingDialog({ initial, contents, reason, send, ...props }: TrackingDialogProps) {
  const { lead, submitText, isSilent = false, ...dialog } = props;
  const carriers = useCarriers();
  const isLoading = useCarriersLoading();
  const isCorrection = reason !== undefined;
  const { isOpen: isAsking, ask, answer } = useQuestion<null>();
  const submit = async (values: Values) => {
    if (!isCorrection && !hasTracking(values) && !(await ask(null))) return false;
    return send(bodyOf(values, contents, isCorrection));
  };
  const parts = contents === undefined ? noParts : initialParts(contents);
  return (
    <FormDialog
      {...dialog}
      open={dialog.open && !isLoading}
      initialValues={{ ...initial, ...parts, ...emailed, reason: reason ?? '' }}
      validationSchema={isCorrection ? trackingRules.concat(reasonRule) : trackingRules}
      validate={(values) => (contents === undefined ? {} : partsErrors(values, contents))}
      send={submit}
      submitText={<PartsSubmitText contents={contents}>{submitText}</PartsSubmitText>}
      {...(contents?.isAllByDefault !== false && {
        focusOn: initial.choice === '' ? 'choice' : 'trackingNumber',
      })}
    >
      {lead}
      {contents?.isAllByDefault === false ? <PartsFields contents={contents} /> : null}
      <TrackingFields carriers={carriers} />
      {contents?.isAllByDefault === true ? <PartsFields contents={contents} /> : null}
      {isCorrection ? <ReasonField /> : null}
      {isSilent ? null : <EmailField />}
      <UntrackedDialog open={isAsking} onConfirm={() => answer(true)} onCancel={() => answer(false)} />
    </FormDialog>
  );
}

const noParts: PartsValues = { isPart: false, quantities: [] };

function bodyOf(values: Values, contents: Contents | undefined, isCorrection: boolean): Body {
  const lines = contents && chosenLines(values, contents);
  return {
    ...toTracking(values),
    emailCustomer: values.emailCustomer,
    ...(lines && { lines }),
    ...(isCorrection && { reason: values.reason }),
  };
}
