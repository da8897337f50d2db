import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { valueText, withoutExplanation } from '@pedalworks/contract/fit-questions';
import { firstPress } from '../../ui/first-press.ts';
import { notSure } from './answer-control.tsx';
import { quietButton } from './quiet-button.ts';
import type { QuestionProps } from './question-props.ts';
import { questionTexts } from './question-texts.ts';

/** Questions whose answer often differs at the rear. */
const oftenDifferent: readonly string[] = ['rotor-size', 'bead-seat'];

/** Folded question in one line: `Brake discs 160 mm Change`. */
export function AnswerLine(props: QuestionProps) {
  const { question, shown, isSkipped, onOpen } = props;
  const { name } = questionTexts[question];
  const isUnanswered = shown.answer === null && !isSkipped;
  const verb = isUnanswered ? 'Answer' : 'Change';
  return (
    <Box sx={line}>
      <Typography component="h3" variant="body1" sx={text}>
        {name} <strong>{isUnanswered ? '' : textOf(props)}</strong>
      </Typography>
      <OtherEnd {...props} />
      <Button
        variant="text"
        size="small"
        aria-label={`${verb}: ${name}`}
        data-opens=""
        onClick={firstPress(onOpen)}
        sx={quietButton}
      >
        {verb}
      </Button>
    </Box>
  );
}

function OtherEnd({ question, shown: { answer }, rear, onRear, onOpen }: QuestionProps) {
  if (!oftenDifferent.includes(question) || rear !== undefined || answer === null || answer === 'none')
    return null;
  const openRear = firstPress(() => {
    onRear(null);
    onOpen();
  });
  return (
    <Button
      variant="text"
      size="small"
      aria-label={`Different at the rear: ${questionTexts[question].name}`}
      onClick={openRear}
      sx={quietButton}
    >
      Different at the rear
    </Button>
  );
}

/** Returns the answers for both ends, without explanations in brackets: `160 mm, rear 140 mm`. */
function textOf({ definition, shown: { answer }, rear }: QuestionProps): string {
  const asText = (value: typeof answer) =>
    value === null ? notSure : withoutExplanation(valueText(definition, value));
  return rear === undefined ? asText(answer) : `${asText(answer)}, rear ${asText(rear)}`;
}

const line = { display: 'flex', alignItems: 'center', columnGap: 1, minHeight: 44 };

const text = {
  flex: '1 1 0',
  minWidth: 0,
  py: 0.5,
  pl: '1.5em',
  textIndent: '-1.5em',
  lineHeight: 1.3,
  color: 'text.secondary',
  '& strong': {
    display: 'inline-block',
    ml: 0.5,
    textIndent: 0,
    color: 'text.primary',
    fontVariantNumeric: 'tabular-nums',
  },
  '&::before': {
    content: 'counter(question)',
    display: 'inline-block',
    width: '1.5em',
    textIndent: 0,
    color: 'primary.main',
    fontWeight: 700,
  },
};
