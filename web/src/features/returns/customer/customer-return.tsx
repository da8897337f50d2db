import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { OrderReturn } from '@pedalworks/contract';
import { PrintedTime } from '../../../ui/dates.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { StepLine } from '../../../ui/step-line.tsx';
import { useTitle } from '../../../ui/use-title.ts';
import { returnKindLabels, returnStateLabels } from '../public/return-labels.ts';
import { ReturnAnswer } from './return-answer.tsx';
import { CustomerReturnChip } from './customer-return-chip.tsx';
import { ReturnFacts } from './return-facts.tsx';
import { AnnouncedLines } from './announced-lines.tsx';
import { ReturnNext } from './return-next.tsx';
import { ReturnPictureSection } from './return-picture-section.tsx';
import { returnSteps } from './return-steps.ts';

interface ReturnProps {
  readonly returned: OrderReturn;
}

/** Page of a return for the customer: next step, the shop's answer, and the parts. */
export function CustomerReturn({ returned }: ReturnProps) {
  const { number, kind, state } = returned;
  useTitle(`Return ${number}`);
  return (
    <>
      <PageHeading level={2} overline="Return" lead={<Lead returned={returned} />}>
        {number}
      </PageHeading>
      <Stack spacing={4}>
        <StepLine
          label={`${returnKindLabels[kind]}, ${returnStateLabels[state].toLowerCase()}`}
          steps={returnSteps(returned).map((step) => ({
            name: returnStateLabels[step.state],
            note: step.event === null ? null : <StepNote event={step.event} />,
          }))}
        />
        <ReturnAnswer returned={returned} />
        <ReturnNext returned={returned} />
        <Box sx={columns}>
          <Stack spacing={4} sx={{ minWidth: 0 }}>
            <AnnouncedLines returned={returned} />
            <ReturnPictureSection returned={returned} />
          </Stack>
          <ReturnFacts returned={returned} />
        </Box>
      </Stack>
    </>
  );
}

function StepNote({ event: { at, by, state } }: { readonly event: OrderReturn['history'][number] }) {
  return (
    <>
      <PrintedTime isoTime={at} />
      {state === 'cancelled' ? (by === 'customer' ? ', by you' : ', by the shop') : ''}
    </>
  );
}

function Lead({ returned: { kind, state, orderNumber } }: ReturnProps) {
  return (
    <Stack
      component="span"
      direction="row"
      useFlexGap
      sx={{ flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' }}
    >
      <CustomerReturnChip state={state} />
      <Typography component="span">
        {returnKindLabels[kind]} of parts of order {orderNumber}
      </Typography>
    </Stack>
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: 5,
  '@media (min-width: 56em)': { gridTemplateColumns: 'minmax(0, 3fr) minmax(20rem, 2fr)' },
};
