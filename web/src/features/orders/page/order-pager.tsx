import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { lastList } from '../../../ui/last-list.ts';
import { neighbourQuery } from './neighbour-query.ts';
import { findOrderView } from '../order-views.ts';

const nextLabels: Readonly<Record<string, string>> = { paid: 'Next to pack', packed: 'Next to ship' };

/** Links to the previous and the next order of the list that this tab displayed last. */
export function OrderPager({ id }: { readonly id: string }) {
  const queryClient = useQueryClient();
  const { address = '', ids = [] } = lastList('/dashboard/allOrder') ?? {};
  const place = { id, address, ids };
  const { data: previous } = useQuery(neighbourQuery(queryClient, { ...place, step: -1 }));
  const { data: next } = useQuery(neighbourQuery(queryClient, { ...place, step: 1 }));
  if (ids.length < 2 || !ids.includes(id)) return null;
  const { status = '' } = findOrderView(address) ?? {};
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5 }}>
      {next === null ? <Typography sx={last}>Last order in the list</Typography> : null}
      <PagerLink to={previous} label="Previous order" sign="‹" />
      <PagerLink to={next} label={nextLabels[status] ?? 'Next order'} sign="›" />
    </Stack>
  );
}

interface PagerLinkProps {
  /** Id of the order; null if there is none, undefined until it is known. */
  readonly to: string | null | undefined;
  readonly label: string;
  readonly sign: string;
}

/** Replaces the history entry, so that Back returns to the list. */
function PagerLink({ to, label, sign }: PagerLinkProps) {
  if (to == null)
    return (
      <IconButton disabled aria-label={label} sx={button}>
        {sign}
      </IconButton>
    );
  return (
    <IconButton
      component={Link}
      to={`/dashboard/allOrder/${to}`}
      replace
      title={label}
      aria-label={label}
      sx={button}
    >
      {sign}
    </IconButton>
  );
}

const button = { width: 44, height: 44, fontSize: '1.5rem', color: 'text.primary' };

const last = { px: 1, typography: 'body2', color: 'text.secondary' };
