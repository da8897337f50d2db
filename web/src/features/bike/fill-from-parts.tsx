import { useState } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MuiTextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { BikeInterfaces, FitPart } from '@pedalworks/contract/fit';
import { UndoButton } from '../../ui/undo-button.tsx';
import { counted } from '@pedalworks/contract/words';
import { answersFromParts } from './answers-from-parts.ts';
import { ConflictQuestion, RevealedList } from './revealed-answers.tsx';
import type { EditedBike } from './use-edited-bike.tsx';

interface FillFromPartsProps {
  readonly edited: EditedBike;
  readonly parts: readonly FitPart[];
  readonly ownedIds: readonly string[];
}

/** Fills in what the customer's parts reveal about the bike. Asks about contradictions. */
export function FillFromParts({ edited: { bike, setAnswers }, parts, ownedIds }: FillFromPartsProps) {
  const [added, setAdded] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const listed = parts.filter(({ id }) => ownedIds.includes(id) || added.includes(id));
  const toggle = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  return (
    <Box sx={{ display: 'grid', gap: 2, p: { xs: 2, sm: 3 }, border: 1, borderColor: 'divider' }}>
      <PartChecks listed={listed} chosen={chosen} onToggle={toggle} />
      <PartPicker
        parts={parts.filter((part) => !listed.includes(part))}
        onPick={(id) => {
          setAdded([...added, id]);
          setChosen([...chosen, id]);
        }}
      />
      <Revealed
        parts={listed.filter(({ id }) => chosen.includes(id))}
        answers={bike.interfaces}
        onFill={setAnswers}
      />
    </Box>
  );
}

interface RevealedProps {
  readonly parts: readonly FitPart[];
  readonly answers: BikeInterfaces;
  readonly onFill: (answers: BikeInterfaces) => void;
}

function Revealed({ parts, answers, onFill }: RevealedProps) {
  const [choices, setChoices] = useState<BikeInterfaces>({});
  /** Answers before filling in, of the filled interfaces only: others may be edited until the undo. */
  const [before, setBefore] = useState<BikeInterfaces | null>(null);
  const { filled, conflicts } = answersFromParts(parts, answers);
  const open = conflicts.filter(({ key }) => !(key in choices));
  const decided = conflicts.filter(({ key }) => key in choices && choices[key] !== answers[key]);
  const changes = [...filled, ...decided.map(({ key }) => ({ key, answer: choices[key] ?? null }))];
  const fill = () => {
    setBefore(Object.fromEntries(changes.map(({ key }) => [key, answers[key] ?? null])));
    onFill({ ...answers, ...Object.fromEntries(changes.map(({ key, answer }) => [key, answer])) });
  };
  const undo = () => {
    if (before !== null) onFill({ ...answers, ...before });
    setBefore(null);
  };
  return (
    <>
      <RevealedList filled={filled} />
      {[...open, ...decided].map((conflict) => (
        <ConflictQuestion
          key={conflict.key}
          conflict={conflict}
          choice={choices[conflict.key]}
          onChoose={(answer) => setChoices({ ...choices, [conflict.key]: answer })}
        />
      ))}
      {before === null ? null : <FilledNote onUndo={undo} />}
      <FillButton
        count={changes.length}
        isIdle={parts.length > 0 && open.length === 0 && before === null}
        onFill={fill}
      />
    </>
  );
}

function FilledNote({ onUndo }: { readonly onUndo: () => void }) {
  return (
    <Alert severity="success" role="status" action={<UndoButton onPress={onUndo} />}>
      Filled in from your parts. Check the answers below.
    </Alert>
  );
}

interface FillButtonProps {
  readonly count: number;
  /** True if the listed parts leave nothing to fill in or decide. */
  readonly isIdle: boolean;
  readonly onFill: () => void;
}

function FillButton({ count, isIdle, onFill }: FillButtonProps) {
  if (count > 0)
    return (
      <Button variant="contained" onClick={onFill} sx={{ justifySelf: 'start' }}>
        {`Fill in ${counted(count, 'answer')}`}
      </Button>
    );
  return isIdle ? <Typography variant="body2">These parts add no new answers.</Typography> : null;
}

interface PartChecksProps {
  readonly listed: readonly FitPart[];
  readonly chosen: readonly string[];
  readonly onToggle: (id: string) => void;
}

function PartChecks({ listed, chosen, onToggle }: PartChecksProps) {
  if (listed.length === 0)
    return (
      <Typography variant="body2">
        You have no parts in your cart or orders. Pick parts that are on your bike.
      </Typography>
    );
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0 }}>
      <Typography component="legend" variant="subtitle1" sx={{ mb: 0.5, p: 0 }}>
        Which of these are on this bike?
      </Typography>
      {listed.map(({ id, name }) => (
        <FormControlLabel
          key={id}
          label={<span dir="auto">{name}</span>}
          control={<Checkbox checked={chosen.includes(id)} onChange={() => onToggle(id)} />}
          sx={{ display: 'flex', mr: 0, '& .MuiFormControlLabel-label': { fontWeight: 400 } }}
        />
      ))}
    </Box>
  );
}

interface PartPickerProps {
  readonly parts: readonly FitPart[];
  readonly onPick: (id: string) => void;
}

function PartPicker({ parts, onPick }: PartPickerProps) {
  return (
    <Autocomplete
      options={parts}
      value={null}
      blurOnSelect
      clearOnBlur
      getOptionKey={({ id }) => id}
      getOptionLabel={({ name }) => name}
      onChange={(_event, part) => {
        if (part !== null) onPick(part.id);
      }}
      sx={{ maxWidth: 420 }}
      renderInput={(params) => <MuiTextField {...params} label="Add a part that is on your bike" />}
    />
  );
}
