import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { firstPress } from '../../../ui/first-press.ts';
import { useKeptFocus } from '../../../ui/use-kept-focus.ts';
import { counted, firstFew } from '@pedalworks/contract/words';
import type { LineAnswer, LineQuestion } from './use-pasted-list.ts';

interface ListQuestionsProps {
  readonly questions: readonly LineQuestion[];
  readonly onAnswer: (answers: readonly LineAnswer[]) => void;
}

/** Lines in which several numbers could be the quantity, each with a button for every number. */
export function ListQuestions({ questions, onAnswer }: ListQuestionsProps) {
  const keptFocus = useKeptFocus();
  return (
    <Box component="section" aria-label="Quantities to choose" {...keptFocus} tabIndex={-1} sx={section}>
      {questions.length === 0 ? null : (
        <>
          <Typography variant="h4" component="h2">
            Which number is the quantity?
          </Typography>
          <ColumnChoice questions={questions} onAnswer={onAnswer} />
          <Box component="ul" sx={list}>
            {questions.map((question, index) => (
              <Line key={index} question={question} onAnswer={onAnswer} />
            ))}
          </Box>
        </>
      )}
    </Box>
  );
}

interface LineProps extends Pick<ListQuestionsProps, 'onAnswer'> {
  readonly question: LineQuestion;
}

function Line({ question, onAnswer }: LineProps) {
  const { part, text, candidates } = question;
  const label = part.partNumber === '' ? part.name : part.partNumber;
  return (
    <Box component="li" sx={line}>
      <Typography dir="auto" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
        {text}
      </Typography>
      <Box sx={buttons}>
        {candidates.map(({ quantity }) => (
          <Button
            key={quantity}
            aria-label={`${counted(quantity, 'piece')}: ${label}`}
            onClick={firstPress(() => onAnswer([{ question, quantity }]))}
          >
            {counted(quantity, 'piece')}
          </Button>
        ))}
        <Button
          variant="text"
          aria-label={`Leave out: ${label}`}
          onClick={firstPress(() => onAnswer([{ question, quantity: null }]))}
        >
          Leave out
        </Button>
      </Box>
    </Box>
  );
}

/** Buttons that answer all lines of one table with the same column. */
function ColumnChoice({ questions, onAnswer }: ListQuestionsProps) {
  const [first] = questions;
  if (first === undefined || first.layout === '') return null;
  const alike = questions.filter(({ layout }) => layout === first.layout);
  if (alike.length === 1) return null;
  const columns = [...new Set(first.candidates.map(({ column }) => column))];
  const answersOf = (column: number): readonly LineAnswer[] =>
    alike.flatMap((question) => {
      const inColumn = question.candidates.filter((candidate) => candidate.column === column);
      return inColumn.length === 1 ? [{ question, quantity: inColumn[0]?.quantity ?? null }] : [];
    });
  return (
    <div>
      <Typography>All {alike.length} lines with the same columns:</Typography>
      <Box sx={buttons}>
        {columns.map((column) => (
          <Button key={column} onClick={() => onAnswer(answersOf(column))}>
            Column {column + 1}: {sampleOf(answersOf(column))}
          </Button>
        ))}
      </Box>
    </div>
  );
}

const maxNumbers = 4;

/** Returns the first numbers of a column. They end with `…`, because the line above the buttons counts them. */
function sampleOf(answers: readonly LineAnswer[]): string {
  const { shown, more } = firstFew(answers, maxNumbers);
  return shown.map(({ quantity }) => quantity).join(', ') + (more === 0 ? '' : ' …');
}

const section = { display: 'grid', gap: 2, outline: 'none', '&:empty': { display: 'none' } };
const list = { borderTop: 1, borderColor: 'divider' };
const line = { display: 'grid', gap: 1, py: 1.5, borderBottom: 1, borderColor: 'divider' };
const buttons = { display: 'flex', flexWrap: 'wrap', gap: 1 };
