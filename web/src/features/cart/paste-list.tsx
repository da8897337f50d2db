import Skeleton from '@mui/material/Skeleton';
import type { CatalogueProduct } from '@pedalworks/contract';
import { useQuery } from '@tanstack/react-query';
import { codeQuery } from '../../ui/code-query.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { QueryState } from '../../ui/query-state.tsx';

interface PasteListProps {
  readonly catalogue: readonly CatalogueProduct[];
}

export function PasteList({ catalogue }: PasteListProps) {
  return (
    <Disclosure label="Paste a list">
      <LoadedForm catalogue={catalogue} />
    </Disclosure>
  );
}

const formQuery = codeQuery('pasted-list', () => import('./pasted-list/list-form.tsx'));

function LoadedForm({ catalogue }: PasteListProps) {
  return (
    <QueryState query={useQuery(formQuery)} label="Loading form" skeleton={<Skeleton height={200} />}>
      {({ ListForm }) => <ListForm catalogue={catalogue} />}
    </QueryState>
  );
}
