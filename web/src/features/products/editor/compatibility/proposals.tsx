import { useDeferredValue, useMemo } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { proposeInterfaces, type Confidence, type Proposal } from '@pedalworks/contract/fit-proposals';
import { useFormikContext } from 'formik';
import { interfaceText } from '../../../fit/public/interface-text.ts';
import { firstPress } from '../../../../ui/first-press.ts';
import { formatNumber } from '../../../../ui/money.ts';
import { Section } from '../../../../ui/section.tsx';
import { useKeptFocus } from '../../../../ui/use-kept-focus.ts';
import type { ProductValues } from '../product-values.ts';
import { interfaceValuesOf } from './interface-values.ts';

const confidences: Readonly<Record<Confidence, string>> = {
  high: 'High confidence',
  medium: 'Medium confidence',
  low: 'Low confidence: check it',
};

/** Interfaces that the part's texts suggest and the form does not state yet. */
export function Proposals() {
  const { values, setFieldValue } = useFormikContext<ProductValues>();
  const proposals = useProposals();
  const kept = useKeptFocus();
  const add = (added: readonly Proposal[]) =>
    void setFieldValue('interfaces', [
      ...values.interfaces,
      ...added.map((proposal) => ({ ...interfaceValuesOf(proposal.interface), id: crypto.randomUUID() })),
    ]);
  return (
    <Box {...kept} tabIndex={-1} role="group" aria-label="Proposals" sx={{ '&&:empty': { m: 0 } }}>
      {proposals.length === 0 ? null : (
        <Section title="Proposed from the specs" level="h4">
          <Stack spacing={1.5}>
            <Box component="ul" sx={list}>
              {proposals.map((proposal) => (
                <ProposalRow
                  key={interfaceText(proposal.interface)}
                  proposal={proposal}
                  onAdd={() => add([proposal])}
                />
              ))}
            </Box>
            {proposals.length === 1 ? null : (
              <Button onClick={() => add(proposals)} sx={{ alignSelf: 'flex-start' }}>
                Add all {formatNumber(proposals.length)}
              </Button>
            )}
          </Stack>
        </Section>
      )}
    </Box>
  );
}

function useProposals(): readonly Proposal[] {
  const { values } = useFormikContext<ProductValues>();
  const { name, description, specs, kind, interfaces } = values;
  const texts = useMemo(
    () => ({ name, description, specs, kind: kind === '' ? null : kind }),
    [name, description, specs, kind],
  );
  const described = useDeferredValue(texts);
  const proposals = useMemo(() => proposeInterfaces(described), [described]);
  return proposals.filter(
    ({ interface: { key, side, place = '' } }) =>
      !interfaces.some((row) => row.key === key && row.side === side && row.place === place),
  );
}

interface ProposalRowProps {
  readonly proposal: Proposal;
  readonly onAdd: () => void;
}

function ProposalRow({ proposal, onAdd }: ProposalRowProps) {
  const text = interfaceText(proposal.interface);
  return (
    <Box component="li" sx={row}>
      <div>
        <Typography sx={{ fontWeight: 600 }}>{text}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }} dir="auto">
          {confidences[proposal.confidence]}. From “{proposal.from}”
        </Typography>
      </div>
      <Button size="small" aria-label={`Add ${text}`} onClick={firstPress(onAdd)}>
        Add
      </Button>
    </Box>
  );
}

const list = { borderTop: 1, borderColor: 'divider' };

const row = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 2,
  alignItems: 'center',
  py: 1.25,
  borderBottom: 1,
  borderColor: 'divider',
  overflowWrap: 'anywhere',
};
