import { useMemo } from 'react';
import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import Link from '@mui/material/Link';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { CatalogueProduct } from '@pedalworks/contract';
import { Announcement } from '../../ui/announcement.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { barHeight, clearOf, stickyBar } from '../../ui/sticky-bar.ts';
import { toFitPart } from '../fit/public/fit-engine.ts';
import type { Answer } from './answer-control.tsx';
import { UntilHydrated } from './bike-skeleton.tsx';
import { BikeTabs } from './bike-tabs.tsx';
import { BikeTools } from './bike-tools.tsx';
import type { FitCounts } from './fit-counts.ts';
import {
  CountTable,
  FittingPartsButton,
  NextQuestionLink,
  Progress,
  progressText,
  summaryText,
  useFitCounts,
} from './fit-summary.tsx';
import { ModelCode } from './model-code.tsx';
import type { DrawingOf } from './more-question.tsx';
import { MoreQuestions } from './more-questions.tsx';
import { QuestionList } from './question-list.tsx';
import { SaveStatus } from './save-status.tsx';
import { answeredCount } from './shown-answer.ts';
import { StartFrom } from './start-from.tsx';
import { useEditedBike, type EditedBike } from './use-edited-bike.tsx';
import { useScrollToLinkedQuestion } from './use-linked-question.ts';
import { WaitingBikes } from './waiting-bikes.tsx';

interface BikePageProps {
  readonly catalogue: readonly CatalogueProduct[] | undefined;
  readonly catalogueError: Failure | null;
  readonly ownedIds: readonly string[];
  readonly drawingOf: DrawingOf;
}

export function BikePage({ catalogue, catalogueError, ownedIds, drawingOf }: BikePageProps) {
  const edited = useEditedBike();
  useScrollToLinkedQuestion();
  const { bike, setAnswers } = edited;
  const parts = useMemo(() => catalogue?.map(toFitPart), [catalogue]);
  const { fits, failure } = useFitCounts(catalogue, bike);
  const answered = answeredCount(bike.interfaces);
  const questions = {
    ...{ answers: bike.interfaces, rear: bike.rear ?? {} },
    onChange: setAnswers,
    onRear: (key: string, answer: Answer | undefined) => {
      const { [key]: _before, ...others } = bike.rear ?? {};
      setAnswers(bike.interfaces, answer === undefined ? others : { ...others, [key]: answer });
    },
  };
  return (
    <UntilHydrated>
      <WaitingBikes edited={edited} />
      <BikeTabs edited={edited} />
      <Box sx={layout}>
        <Box sx={{ minWidth: 0 }}>
          <StartFrom key={`start-${bike.id}`} edited={edited} parts={parts ?? []} ownedIds={ownedIds} />
          <ModelCode key={`code-${bike.id}`} answers={bike.interfaces} rear={bike.rear} onFill={setAnswers} />
          <Progress answered={answered} />
          <QuestionList key={bike.id} {...questions} />
          <MoreHeading />
          <MoreQuestions key={`more-${bike.id}`} {...questions} drawingOf={drawingOf} />
        </Box>
        <Result edited={edited} answered={answered} fits={fits} failure={catalogueError ?? failure} />
      </Box>
      <BarOnPhones edited={edited} answered={answered} fits={fits} />
    </UntilHydrated>
  );
}

function MoreHeading() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2, mt: 3, mb: 0.5 }}>
      <Typography variant="h3" component="h2">
        More about your bike
      </Typography>
      <Link href="/bike/measure" sx={{ py: 1, typography: 'body2' }}>
        Print a measuring sheet
      </Link>
    </Box>
  );
}

interface ResultProps {
  readonly edited: EditedBike;
  readonly answered: number;
  readonly fits: FitCounts | undefined;
}

interface Failure {
  readonly error: unknown;
  readonly retry: () => void;
}

function Result({ edited, answered, fits, failure }: ResultProps & { readonly failure: Failure | null }) {
  return (
    <Box component="section" aria-label="Result" sx={aside}>
      {failure === null ? (
        <CountTable fits={fits} />
      ) : (
        <ErrorState
          severity="warning"
          title="The parts did not load"
          error={failure.error}
          onRetry={failure.retry}
        />
      )}
      <Box sx={{ display: { xs: 'none', md: 'grid' }, gap: 1.5, justifyItems: 'start' }}>
        <Act edited={edited} fits={fits} />
      </Box>
      <SaveStatus />
      <BikeTools edited={edited} />
      <Announcement>{summaryText({ answered, fits })}</Announcement>
    </Box>
  );
}

function BarOnPhones({ edited, answered, fits }: ResultProps) {
  return (
    <Box className="no-print" sx={barOnPhones}>
      <GlobalStyles styles={aboveBarOnPhones} />
      {fits?.next == null ? (
        <Box component="span" aria-hidden="true">
          {progressText(answered)}
        </Box>
      ) : null}
      <Act edited={edited} fits={fits} />
    </Box>
  );
}

/** Next steps: answer the most useful question, or see the parts that fit. */
function Act({ edited: { isActive, isStored, setActive }, fits }: Omit<ResultProps, 'answered'>) {
  if (fits === undefined || !isStored) return null;
  return (
    <>
      {fits.next === null ? null : <NextQuestionLink next={fits.next} />}
      {fits.counts.fits === 0 ? null : (
        <FittingPartsButton
          count={fits.counts.fits}
          onPress={() => {
            if (!isActive) setActive(true);
          }}
        />
      )}
    </>
  );
}

const layout = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 300px' },
  gap: { xs: 3, md: 'clamp(40px, 5vw, 72px)' },
  alignItems: 'start',
};

const aside = {
  display: 'grid',
  gap: 2,
  position: { md: 'sticky' },
  top: { md: 156 },
  p: { md: 2.5 },
  border: { md: 1 },
  borderColor: { md: 'outline' },
  bgcolor: { md: 'background.paper' },
};

const aboveBarOnPhones = ({ breakpoints }: Theme) => ({ [breakpoints.down('md')]: clearOf(barHeight) });

const barOnPhones = {
  ...stickyBar,
  display: { xs: 'flex', md: 'none' },
  flexWrap: 'nowrap',
  justifyContent: 'space-between',
  mt: 1,
  fontVariantNumeric: 'tabular-nums',
};
