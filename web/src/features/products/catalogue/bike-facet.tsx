import Checkbox from '@mui/material/Checkbox';
import type { RuleVerdict } from '@pedalworks/contract/fit';
import { useBikes } from '../../bike/public/bikes.ts';
import { BikeField } from './bike-field.tsx';
import { bikeFacetTitle, BikeInvitation } from './bike-invitation.tsx';
import { Facet } from './facet.tsx';
import { FacetChoice } from './facet-choice.tsx';
import type { FacetCounts } from './filter-catalogue.ts';
import { fitChoices } from './fit-choices.ts';
import { VerdictLabel } from './verdict-label.tsx';

interface BikeFacetProps extends Pick<FacetCounts, 'fit'> {
  readonly chosen: readonly RuleVerdict[];
  readonly onChange: (chosen: readonly RuleVerdict[]) => void;
}

/** Filters by the verdict for the active bike. Without a bike, invites the visitor to add one. */
export function BikeFacet({ chosen, fit: counts, onChange }: BikeFacetProps) {
  const bikes = useBikes();
  if (bikes.length === 0) return <BikeInvitation />;
  const toggle = (choice: RuleVerdict) =>
    onChange(chosen.includes(choice) ? chosen.filter((each) => each !== choice) : [...chosen, choice]);
  return (
    <Facet title={bikeFacetTitle}>
      <BikeField />
      {counts === null
        ? null
        : fitChoices.map((choice) => (
            <FacetChoice
              key={choice}
              label={<VerdictLabel verdict={choice} typography="inherit" />}
              count={counts[choice]}
              control={<Checkbox checked={chosen.includes(choice)} onChange={() => toggle(choice)} />}
            />
          ))}
    </Facet>
  );
}
