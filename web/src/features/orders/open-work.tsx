import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { formatNumber } from '../../ui/money.ts';
import { orderCountsQuery } from './queries.ts';

/** The orders that wait for an admin, each kind a way to its list; nothing while nobody knows. */
export function OpenWork() {
  const { data: counts } = useQuery(orderCountsQuery());
  if (counts === undefined) return null;
  return (
    <Stack
      component="nav"
      aria-label="Orders that wait"
      direction="row"
      useFlexGap
      sx={{ flexWrap: 'wrap', columnGap: 3 }}
    >
      <Link href="/dashboard/allOrder?status=paid" sx={link}>
        To pack {formatNumber(counts.paid)}
      </Link>
      <Link href="/dashboard/allOrder?show=Needs+a+look" sx={link}>
        Needs a look {formatNumber(counts.needsLook)}
      </Link>
    </Stack>
  );
}

const link = { display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 700 };
