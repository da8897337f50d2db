import { isOwnerPageKey } from '@pedalworks/contract/owner-page-keys';
import { useParams } from 'react-router-dom';
import { PageEditor } from '../../features/owner-pages/page-editor.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PrimaryLink } from '../../ui/primary-link.tsx';

export function Component() {
  const { key = '' } = useParams();
  return isOwnerPageKey(key) ? <PageEditor key={key} pageKey={key} /> : <NoSuchPage />;
}

function NoSuchPage() {
  return (
    <>
      <BackLink href="/dashboard/pages">Pages</BackLink>
      <EmptyState title="Page not found" action={<PrimaryLink href="/dashboard/pages">Pages</PrimaryLink>}>
        Check the URL.
      </EmptyState>
    </>
  );
}
