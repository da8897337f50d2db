import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { AuditLog } from '../../features/audit/audit-log.tsx';
import { settingsQuery } from '../../services/shop-settings.ts';
import { QueryState } from '../../ui/query-state.tsx';

export function Component() {
  return (
    <QueryState
      query={useQuery(settingsQuery())}
      label="Loading audit log"
      skeleton={<Skeleton height={640} />}
    >
      {({ timeZone }) => <AuditLog timeZone={timeZone} />}
    </QueryState>
  );
}
