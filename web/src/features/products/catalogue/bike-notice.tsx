import type { ReactNode } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { setActiveBike, useBikes } from '../../bike/public/bikes.ts';
import type { JudgedCatalogue } from './use-bike-verdicts.ts';

/** Notice that a list is not filtered by the bike, although its URL says so. */
export function BikeNotice({ bike, isFailed, retry }: JudgedCatalogue) {
  if (bike === null) return <ChooseBike />;
  if (!isFailed) return null;
  return (
    <Notice severity="warning" action={<Button onClick={retry}>Try again</Button>}>
      The compatibility rules did not load. All parts are listed, whether they fit or not.
    </Notice>
  );
}

function ChooseBike() {
  const bikes = useBikes();
  if (bikes.length === 0)
    return (
      <Notice>
        This link filters by a bike. <Link href="/bike">Add yours</Link> to see what fits. Until then, all
        parts are listed.
      </Notice>
    );
  return (
    <Notice
      action={bikes.map(({ id, name }) => (
        <Button key={id} dir="auto" onClick={() => setActiveBike(id)}>
          {name}
        </Button>
      ))}
    >
      This list filters by a bike. Choose yours to see what fits. Until then, all parts are listed.
    </Notice>
  );
}

interface NoticeProps {
  readonly severity?: 'info' | 'warning';
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** Notice with the height of two lines, so that a new text does not shift the list. */
function Notice({ severity = 'info', action, children }: NoticeProps) {
  return (
    <Alert severity={severity} action={action} role="note" sx={{ minHeight: { xs: 104, sm: 72 } }}>
      {children}
    </Alert>
  );
}
