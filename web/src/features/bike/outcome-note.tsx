import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { interfaceOf, partKinds, valueText } from '@pedalworks/contract/fit-questions';
import type { ComponentModel } from '@pedalworks/contract/fit-models';
import { UndoButton } from '../../ui/undo-button.tsx';
import type { ChangedAnswer } from './filled-answers.ts';
import type { Filled, ModelOutcome } from './model-outcome.ts';

interface OutcomeProps extends Pick<ChoiceProps, 'onPick'>, Pick<FilledProps, 'onUndo'> {
  readonly outcome: ModelOutcome;
}

/** Result of looking up a code. */
export function OutcomeNote({ outcome, onPick, onUndo }: OutcomeProps) {
  if (outcome.kind === 'filled') return <FilledNote filled={outcome.filled} onUndo={onUndo} />;
  if (outcome.kind === 'several') return <ComponentChoice models={outcome.models} onPick={onPick} />;
  return <UnknownNote code={outcome.code} />;
}

function UnknownNote({ code }: { readonly code: string }) {
  return (
    <Alert severity="info" sx={note}>
      {`We do not know “${code}”. Nothing was changed. Check the spelling, or answer the questions below.`}
    </Alert>
  );
}

interface ChoiceProps {
  readonly models: readonly ComponentModel[];
  readonly onPick: (model: ComponentModel) => void;
}

function ComponentChoice({ models, onPick }: ChoiceProps) {
  return (
    <Alert severity="info" sx={note}>
      <Typography variant="body2" sx={{ mb: 1 }}>
        Several parts have this name. Which one did you read it on?
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {models.map((model) => (
          <Button key={model.code} size="small" variant="outlined" onClick={() => onPick(model)}>
            {`${partKinds[model.component]} (${model.code})`}
          </Button>
        ))}
      </Box>
    </Alert>
  );
}

interface FilledProps {
  readonly filled: Filled;
  readonly onUndo: (filled: Filled) => void;
}

function FilledNote({ filled, onUndo }: FilledProps) {
  const { model, filling } = filled;
  const { changes } = filling;
  const isChanged = changes.length > 0;
  return (
    <Alert
      severity="success"
      action={isChanged ? <UndoButton onPress={() => onUndo(filled)} /> : undefined}
      sx={note}
    >
      <Typography variant="subtitle1" component="p">
        {model.name.includes(model.code) ? model.name : `${model.name} (${model.code})`}
      </Typography>
      {isChanged ? (
        <Box component="ul" sx={{ display: 'grid', my: 1, pl: 2.5, listStyle: 'disc' }}>
          {changes.map((change) => (
            <li key={change.key}>{changeText(change)}</li>
          ))}
        </Box>
      ) : null}
      <Typography variant="body2">
        {isChanged
          ? 'Filled in. Change an answer below if your bike differs. '
          : 'Your answers say this already. '}
        <Link href={model.source} target="_blank" rel="noreferrer">
          {`Source: ${new URL(model.source).hostname}`}
        </Link>
      </Typography>
    </Alert>
  );
}

function changeText({ key, answer, before, isRear }: ChangedAnswer): string {
  const definition = interfaceOf(key);
  if (definition === undefined) return '';
  const place = isRear ? ' (rear)' : '';
  const replaced = before === null ? '' : `, was ${valueText(definition, before)}`;
  return `${definition.name}${place}: ${answer === null ? 'not sure' : valueText(definition, answer)}${replaced}`;
}

const note = { mt: 2, maxWidth: 640 };
