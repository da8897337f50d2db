import { useId } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  bikeInterfaces,
  bikeQuestions,
  interfaceGroups,
  interfaceOf,
  type BikeInterfaces,
  type BikeQuestion,
  type Interface,
} from '@pedalworks/contract/fit';
import { useLocation } from 'react-router-dom';
import { questionHash } from './question-hash.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { AnswerField, QuestionControl } from './answer-control.tsx';
import { QuestionDrawing } from './question-drawing.tsx';
import { questionTexts } from './question-texts.ts';
import { shownAnswer, type ShownAnswer } from './shown-answer.ts';

/** Makes a question the focusable target of `/bike#question-{key}`. */
const anchorOf = (key: string) => ({ id: questionHash(key).slice(1), tabIndex: -1 });

interface QuestionsProps {
  readonly answers: BikeInterfaces;
  readonly onChange: (answers: BikeInterfaces) => void;
}

export function QuestionList({ answers, onChange }: QuestionsProps) {
  return (
    <Box component="ol" sx={{ counterReset: 'question', borderBottom: 1, borderColor: 'divider' }}>
      {bikeQuestions.map((key) => {
        const definition = interfaceOf(key);
        return definition === undefined ? null : (
          <Question
            key={key}
            question={key}
            definition={definition}
            shown={shownAnswer(definition, answers)}
            onAnswer={(answer) => onChange({ ...answers, [key]: answer })}
          />
        );
      })}
    </Box>
  );
}

interface QuestionProps {
  readonly question: BikeQuestion;
  readonly definition: Interface;
  readonly shown: ShownAnswer;
  readonly onAnswer: (answer: string | number | null) => void;
}

function Question({ question, definition, shown, onAnswer }: QuestionProps) {
  const id = useId();
  const { title, hint } = questionTexts[question];
  return (
    <Box component="li" {...anchorOf(question)} sx={row}>
      <Box sx={picture}>
        <QuestionDrawing question={question} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography id={id} variant="h4" component="h3" sx={numbered}>
          {title}
        </Typography>
        <Typography id={`${id}-hint`} variant="body2" sx={{ mt: 0.5, mb: 1.5, color: 'text.secondary' }}>
          {hint}
        </Typography>
        <QuestionControl
          definition={definition}
          answer={shown.answer}
          onAnswer={onAnswer}
          labelledBy={id}
          describedBy={`${id}-hint`}
        />
        {shown.isImplied ? (
          <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
            This follows from your other answers. Choose another value if it is wrong.
          </Typography>
        ) : null}
      </Box>
    </Box>
  );
}

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '200px minmax(0, 1fr)' },
  columnGap: 4,
  rowGap: 2,
  alignItems: 'start',
  py: 3,
  borderTop: 1,
  borderColor: 'divider',
  counterIncrement: 'question',
};

const picture = {
  maxWidth: 240,
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
};

const numbered = {
  fontSize: '1.5rem',
  '&::before': { content: 'counter(question)', mr: 1.25, color: 'primary.main' },
};

export function MoreQuestions({ answers, onChange }: QuestionsProps) {
  const { hash } = useLocation();
  const isLinked = groups.some(({ interfaces }) => interfaces.some(({ key }) => hash === questionHash(key)));
  return (
    <Disclosure label="More about your bike" isForcedOpen={isLinked}>
      {groups.map(({ name, interfaces }) => (
        <Box key={name} component="section" aria-label={name} sx={{ mt: 2, mb: 4 }}>
          <Typography variant="h4" component="h3" sx={{ mb: 2 }}>
            {name}
          </Typography>
          <Box sx={fields}>
            {interfaces.map((definition) => (
              <div key={definition.key} {...anchorOf(definition.key)}>
                <AnswerField
                  definition={definition}
                  answer={shownAnswer(definition, answers).answer}
                  onAnswer={(answer) => onChange({ ...answers, [definition.key]: answer })}
                />
              </div>
            ))}
          </Box>
        </Box>
      ))}
    </Disclosure>
  );
}

const asked: readonly string[] = bikeQuestions;
const groups = interfaceGroups
  .map(({ name, interfaces }) => ({
    name,
    interfaces: interfaces.filter((each) => bikeInterfaces.includes(each) && !asked.includes(each.key)),
  }))
  .filter(({ interfaces }) => interfaces.length > 0);

const fields = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
  gap: '24px 32px',
  alignItems: 'start',
};
