import { MeasuringSheet } from '../features/bike/measuring-sheet.tsx';
import { BackLink } from '../ui/back-link.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { PageSection } from '../ui/page-section.tsx';

export function Component() {
  return (
    <PageSection>
      <BackLink href="/bike">My bike</BackLink>
      <PageHeading lead="Gauges in true size, for what no label on the bike says.">
        Measuring sheet
      </PageHeading>
      <MeasuringSheet />
    </PageSection>
  );
}
