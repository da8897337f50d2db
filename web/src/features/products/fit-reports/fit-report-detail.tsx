import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { FitReport } from '@pedalworks/contract';
import { interfaceOf } from '@pedalworks/contract/fit';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { LocalTime } from '../../../ui/dates.tsx';
import { FactList } from '../../../ui/fact-list.tsx';
import { MailLink } from '../../../ui/mail-link.tsx';
import { AnswerDialog } from './answer-dialog.tsx';
import { useAnswerReport } from './queries.ts';
import { answersOf, verdictText } from './report-texts.ts';

interface ReportProps {
  readonly report: FitReport;
}

/** Report in the drawer of the list, with its answer. */
export function FitReportDetail({ report }: ReportProps) {
  const { a, b, bike, note, email, verdict, verdictNow, rules, answer, answeredAt, createdAt } = report;
  return (
    <>
      {note === '' ? null : (
        <Typography component="blockquote" dir="auto" sx={lines}>
          {note}
        </Typography>
      )}
      <FactList
        facts={[
          ['Part', <PartLinks key="a" part={a} />],
          ['Other part', b === null && bike !== null ? '' : <PartLinks key="b" part={b} />],
          ['Verdict shown', verdictText(verdict)],
          ['Verdict today', verdictText(verdictNow)],
          ['Received', <LocalTime key="at" isoTime={createdAt} />],
          ['Email', email === null ? 'None: wants no answer' : <MailLink key="email" email={email} />],
        ]}
      />
      <Rules rules={rules} />
      {bike === null ? null : <Bike bike={bike} />}
      {answer === '' ? null : (
        <FactList
          facts={[
            ['Answer', <Box key="answer" component="span" sx={lines} children={answer} />],
            ['Answered', answeredAt === null ? '' : <LocalTime key="at" isoTime={answeredAt} />],
            ['Answer sent', mailText(report)],
          ]}
        />
      )}
      <Actions report={report} />
    </>
  );
}

const lines = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' };

function PartLinks({ part }: { readonly part: FitReport['a'] }) {
  if (part === null) return 'Deleted';
  const { _id, name, slug } = part;
  return (
    <>
      <Link href={`/parts/${slug}`}>{name}</Link> ·{' '}
      <Link
        href={`/dashboard/allProduct/${_id}`}
        aria-label={`Edit part: ${name}`}
        sx={{ whiteSpace: 'nowrap' }}
      >
        Edit part
      </Link>
    </>
  );
}

function Rules({ rules }: Pick<FitReport, 'rules'>) {
  if (rules.length === 0)
    return <Typography variant="body2">No rule applied when the report arrived.</Typography>;
  return (
    <div>
      <Typography variant="subtitle2" component="h3">
        Rules when the report arrived
      </Typography>
      <ul>
        {rules.map(({ key, verdict, message }) => (
          <Typography key={key + message} component="li" variant="body2" sx={{ py: 0.5 }}>
            <strong>{verdictText(verdict)}</strong>: {message} <Standard ruleKey={key} />
          </Typography>
        ))}
      </ul>
    </div>
  );
}

/** Link to the interface that a rule compares. Rules that compare several have keys of their own. */
function Standard({ ruleKey }: { readonly ruleKey: string }) {
  const definition = interfaceOf(ruleKey);
  return definition === undefined ? null : <Link href={`/standards/${ruleKey}`}>{definition.name}</Link>;
}

function Bike({ bike: { name, interfaces, rear } }: { readonly bike: NonNullable<FitReport['bike']> }) {
  const facts = [
    ...answersOf(interfaces),
    ...answersOf(rear).map(([key, value]) => [`${key} (rear)`, value] as const),
  ];
  return (
    <div>
      <Typography variant="subtitle2" component="h3">
        Bike: <bdi>{name}</bdi>
      </Typography>
      {facts.length === 0 ? <Typography variant="body2">No answers.</Typography> : <FactList facts={facts} />}
    </div>
  );
}

const mailTexts: Readonly<Record<NonNullable<FitReport['mailState']>, string>> = {
  pending: 'Pending',
  sending: 'Sending',
  sent: 'Sent',
  failed: 'Failed',
  off: 'Not sent: no mail server is configured',
  withheld: 'Withheld: this address had its emails for today',
};

const mailText = ({ mailState }: FitReport): string => (mailState === null ? 'No' : mailTexts[mailState]);

function Actions({ report }: ReportProps) {
  const [isAnswering, setAnswering] = useState(false);
  const { mutate, isPending } = useAnswerReport(report);
  const isOpen = report.state === 'open';
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      <Button variant={isOpen ? 'contained' : 'outlined'} onClick={() => setAnswering(true)}>
        Answer…
      </Button>
      <BusyButton
        variant="outlined"
        busy={isPending}
        onClick={() => mutate({ state: isOpen ? 'answered' : 'open' })}
      >
        {isOpen ? 'Mark as answered' : 'Open again'}
      </BusyButton>
      <AnswerDialog report={report} open={isAnswering} onClose={() => setAnswering(false)} />
    </Stack>
  );
}
