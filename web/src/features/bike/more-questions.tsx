import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import ExpandMore from '@mui/icons-material/ExpandMore';
import {
  bikeInterfaces,
  bikeQuestions,
  interfaceGroups,
  type BikeInterfaces,
  type Interface,
} from '@pedalworks/contract/fit-questions';
import { MoreQuestion, type DrawingOf } from './more-question.tsx';
import { questionHash } from './public/question-hash.ts';
import type { QuestionsProps } from './question-list.tsx';
import { shownAnswer } from './shown-answer.ts';
import { useLinkedQuestion } from './use-linked-question.ts';

interface MoreQuestionsProps extends QuestionsProps {
  readonly drawingOf: DrawingOf;
}

/** Other questions about the bike. An accordion instead of `Disclosure`s, because one group at most is open. */
export function MoreQuestions({ answers, rear, onChange, onRear, drawingOf }: MoreQuestionsProps) {
  const { open, toggle } = useOpenGroup();
  return (
    <Box sx={list}>
      {groups.map(({ name, interfaces }) => (
        <Group
          key={name}
          name={name}
          answered={answeredIn(interfaces, answers)}
          isOpen={open === name}
          onToggle={() => toggle(name)}
        >
          {interfaces.map((definition) => (
            <MoreQuestion
              key={definition.key}
              definition={definition}
              answer={shownAnswer(definition, answers).answer}
              rear={rear[definition.key]}
              onAnswer={(answer) => onChange({ ...answers, [definition.key]: answer })}
              onRear={(answer) => onRear(definition.key, answer)}
              drawingOf={drawingOf}
            />
          ))}
        </Group>
      ))}
    </Box>
  );
}

const asked: readonly string[] = bikeQuestions;
const groups = interfaceGroups
  .map(({ name, interfaces }) => ({
    name,
    interfaces: interfaces.filter((each) => bikeInterfaces.includes(each) && !asked.includes(each.key)),
  }))
  .filter(({ interfaces }) => interfaces.length > 0);

const answeredIn = (interfaces: readonly Interface[], answers: BikeInterfaces) =>
  interfaces.filter((definition) => shownAnswer(definition, answers).answer !== null).length;

/** Returns the open group: the one that the URL names, until the customer opens or closes one. */
function useOpenGroup() {
  const { hash, at } = useLinkedQuestion();
  const [choice, setChoice] = useState<{ readonly at: string; readonly name: string | null } | null>(null);
  const linked = groups.find(({ interfaces }) => interfaces.some((each) => hash === questionHash(each.key)));
  const open = choice?.at === at ? choice.name : (linked?.name ?? null);
  return { open, toggle: (name: string) => setChoice({ at, name: open === name ? null : name }) };
}

interface GroupProps {
  readonly name: string;
  readonly answered: number;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

function Group({ name, answered, isOpen, onToggle, children }: GroupProps) {
  const ref = useRef<HTMLDivElement>(null);
  const top = () => ref.current?.getBoundingClientRect().top ?? 0;
  const toggle = () => {
    const before = top();
    flushSync(onToggle);
    // Keeps the pressed heading in place if the group above it closes.
    scrollBy(0, top() - before);
  };
  return (
    <Accordion
      ref={ref}
      disableGutters
      square
      expanded={isOpen}
      onChange={toggle}
      slots={{ heading: 'h3', transition: Instant }}
      sx={group}
    >
      <AccordionSummary expandIcon={<ExpandMore />} sx={{ minHeight: 44, px: 0 }}>
        <Typography variant="h4" component="span">
          {name}
        </Typography>
        <Typography variant="body2" component="span" sx={{ ml: 'auto', mr: 1, color: 'text.secondary' }}>
          {answered === 0 ? '' : `${String(answered)} answered`}
        </Typography>
      </AccordionSummary>
      <AccordionDetails sx={fields}>{children}</AccordionDetails>
    </Accordion>
  );
}

/** Shows the content of a group without a transition, so that a link to a question in it finds its place. */
function Instant({ in: isOpen = false, children }: { readonly in?: boolean; readonly children: ReactNode }) {
  return isOpen ? children : null;
}

const list = { borderBottom: 1, borderColor: 'divider', overflowAnchor: 'none' };

const group = {
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'transparent',
  '&::before': { display: 'none' },
  '& > h3': { m: 0 },
  '& .MuiAccordionSummary-content': { alignItems: 'baseline', my: 1 },
};

const fields = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  gap: '16px 32px',
  alignItems: 'start',
  px: 0,
  pt: 0.5,
  pb: 3,
};
