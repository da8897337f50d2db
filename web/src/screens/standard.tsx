import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import { interfaceOf } from '@pedalworks/contract/fit';
import { useParams } from 'react-router-dom';
import { Standard } from '../features/standards/standard.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { PageSection } from '../ui/page-section.tsx';
import { useTitle } from '../ui/use-title.ts';
import { Component as NotFoundScreen } from './not-found.tsx';

export function Component() {
  const { key = '' } = useParams();
  const standard = interfaceOf(key);
  useTitle(standard?.name ?? 'Page not found');
  if (standard === undefined) return <NotFoundScreen />;
  const { name, about } = standard;
  return (
    <PageSection>
      <Breadcrumbs aria-label="Breadcrumb" sx={path}>
        <Link href="/standards" underline="hover">
          Standards
        </Link>
        <span aria-current="page">{name}</span>
      </Breadcrumbs>
      <PageHeading lead={about}>{name}</PageHeading>
      <Standard key={key} standard={standard} />
    </PageSection>
  );
}

const path = { mb: 2, typography: 'body2', '& a': { display: 'inline-block', py: 0.75 } };
