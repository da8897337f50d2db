import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import type { Order, OrderReturn } from '@pedalworks/contract';
import { ApiError, type ErrorCode } from '@pedalworks/contract/errors';
import { counted } from '@pedalworks/contract/words';
import { totalUnits } from '@pedalworks/contract/units-to-send';
import { useQuery } from '@tanstack/react-query';
import { useFormikContext } from 'formik';
import { useActiveBike, useBikes } from '../../bike/public/bikes.ts';
import { PageForm } from '../../shared/page-form.tsx';
import { AboveBar } from '../../../ui/above-bar.tsx';
import { codeQuery } from '../../../ui/code-query.ts';
import { FormTextField } from '../../../ui/form-text-field.tsx';
import { stickyBar } from '../../../ui/sticky-bar.ts';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { SubmitError } from '../../../ui/submit-error.tsx';
import { ReturnLineFields } from './return-line-fields.tsx';
import { returnTermsText } from './return-terms.ts';
import {
  chosenLines,
  emptyReturn,
  hasWish,
  kindOf,
  otherBike,
  returnRules,
  type ReturnValues,
} from './return-values.ts';
import type { ReturnableLine } from './returnable-lines.ts';
import { useSendReturn } from './use-send-return.ts';
import type { Returnable } from './use-returnable.ts';
import { WishField } from './wish-field.tsx';

interface ReturnFormProps {
  readonly order: Order;
  readonly returnable: Returnable;
  readonly onSent: (returned: OrderReturn) => void;
}

/** Form that announces a return of parts that were sent. */
export function ReturnForm({ order, returnable, onSent }: ReturnFormProps) {
  // Keeps the rows while a refetch changes what is available. The server decides.
  const [lines] = useState(returnable.lines);
  const { mutateAsync } = useSendReturn(order, lines);
  const bikeOf = useBikeOf();
  const [initialValues] = useState(() => emptyReturn(lines, bikeOf));
  return (
    <PageForm
      initialValues={initialValues}
      validationSchema={returnRules(lines)}
      validateOnBlur={false}
      send={mutateAsync}
      onSent={onSent}
      busyQuestion={onItsWay}
      sx={{ gap: 3, maxWidth: 720 }}
    >
      {({ error }) => (
        <>
          <Typography>{returnTermsText(returnable)}</Typography>
          <Box component="ul" aria-label="Parts" sx={{ borderTop: 1, borderColor: 'divider' }}>
            {lines.map((line, row) => (
              <ReturnLineFields key={line.line} returnable={line} name={`lines[${String(row)}]`} />
            ))}
          </Box>
          <Details lines={lines} />
          <SubmitError error={error} />
          <ErrorHint error={error} />
          <SendBar />
        </>
      )}
    </PageForm>
  );
}

const onItsWay = {
  title: 'Your return is being sent',
  text: 'You can leave this page. Your return appears on the order’s page once it is saved.',
};

/** Returns a function that finds the bike to propose for a line: the one that it was ordered for, or the active one. */
function useBikeOf() {
  const bikes = useBikes();
  const activeBike = useActiveBike();
  return ({ part: { bikeId, notForMyBike } }: ReturnableLine): string => {
    if (bikes.length === 0) return '';
    if (notForMyBike === true) return otherBike;
    return bikes.find(({ id }) => id === (bikeId ?? activeBike?.id))?.id ?? '';
  };
}

const picturesQuery = codeQuery('return-pictures', () => import('./return-pictures-field.tsx'));

/** Fields for the return as a whole, once parts are chosen. */
function Details({ lines }: { readonly lines: readonly ReturnableLine[] }) {
  const { values } = useFormikContext<ReturnValues>();
  const { data: pictures } = useQuery(picturesQuery);
  const chosen = chosenLines(values, lines);
  if (chosen.length === 0) return null;
  const isWarranty = kindOf(chosen, values.wish) === 'warranty';
  return (
    <>
      {hasWish(chosen) ? <WishField /> : null}
      <FormTextField
        name="note"
        label="Note (optional)"
        multiline
        minRows={2}
        helperText={isWarranty ? 'What happened, and since when?' : ''}
      />
      {pictures === undefined ? null : (
        <pictures.ReturnPicturesField label={isWarranty ? 'Pictures of the fault' : 'Pictures (optional)'} />
      )}
      {chosen.some(({ reason }) => reason === '') ? null : (
        <Alert severity="info" role="status">
          {isWarranty
            ? 'We check the fault and send you a replacement. Pictures help us to decide sooner.'
            : 'Once the parts have arrived and we have checked them, we refund what you paid for them.'}
        </Alert>
      )}
    </>
  );
}

const hints: Partial<Record<ErrorCode, string>> = {
  'returns/not-available': 'Reload the page to see what can still be returned.',
  'returns/too-late': 'Parts that are damaged or do not work are still covered by the warranty.',
};

/** Says what to do after the shop refused the return. */
function ErrorHint({ error }: { readonly error: unknown }) {
  const hint = error instanceof ApiError ? hints[error.code] : undefined;
  return hint === undefined ? null : <Typography>{hint}</Typography>;
}

/** Submit button within reach of the thumb. */
function SendBar() {
  const { values, errors, submitCount } = useFormikContext<ReturnValues>();
  const pieces = totalUnits(values.lines);
  const problem = submitCount > 0 && typeof errors.lines === 'string' ? errors.lines : '';
  return (
    <Box sx={{ ...stickyBar, '& > .MuiButton-root': { flexGrow: { xs: 1, sm: 0 } } }}>
      <AboveBar />
      <FormHelperText error role="alert" sx={{ width: 1, m: 0, '&:empty': { display: 'none' } }}>
        {problem}
      </FormHelperText>
      <SubmitButton busyText="Sending…">
        {pieces === 0 ? 'Send return' : `Return ${counted(pieces, 'piece')}`}
      </SubmitButton>
    </Box>
  );
}
