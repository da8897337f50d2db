import { isOwnerPageKey, ownerPageTitles, type OwnerPageKey } from '@pedalworks/contract/owner-page-keys';
import { useQuery } from '@tanstack/react-query';
import Skeleton from '@mui/material/Skeleton';
import { useParams } from 'react-router-dom';
import { MarkdownText } from '../features/owner-pages/public/markdown-text.tsx';
import { ownerPageQuery } from '../features/owner-pages/public/queries.ts';
import { PageHeading } from '../ui/page-heading.tsx';
import { PageSection } from '../ui/page-section.tsx';
import { QueryState } from '../ui/query-state.tsx';
import { useTitle } from '../ui/use-title.ts';
import { Component as NotFoundScreen } from './not-found.tsx';

export function Component() {
  const { key = '' } = useParams();
  return isOwnerPageKey(key) ? <OwnerPageScreen key={key} pageKey={key} /> : <NotFound />;
}

function OwnerPageScreen({ pageKey }: { readonly pageKey: OwnerPageKey }) {
  const query = useQuery(ownerPageQuery(pageKey));
  const title = ownerPageTitles[pageKey];
  if (query.data?.html === '') return <NotFound />;
  return (
    <PageSection>
      <Title title={title} />
      <PageHeading>{title}</PageHeading>
      <QueryState query={query} label={`Loading ${title}`} skeleton={<Skeleton height={480} />}>
        {({ html }) => <MarkdownText html={html} />}
      </QueryState>
    </PageSection>
  );
}

function NotFound() {
  return (
    <>
      <Title title="Page not found" />
      <NotFoundScreen />
    </>
  );
}

function Title({ title }: { readonly title: string }) {
  useTitle(title);
  return null;
}
