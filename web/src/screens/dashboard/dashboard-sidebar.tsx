import { useId, useRef, useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Collapse from '@mui/material/Collapse';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { returnCountsQuery } from '../../features/returns/public/queries.ts';
import { adminStatusQuery } from '../../features/session/queries.ts';
import { openWorkQuery } from '../../features/stats/queries.ts';
import { useCurrentUser } from '../../services/session.ts';
import { RetryButton } from '../../ui/error-state.tsx';
import { formatNumber } from '../../ui/money.ts';
import { useDashboardScreen, type DashboardScreen, type MenuCounts } from './dashboard-screen.ts';
import { dashboardScreens } from './screens.ts';

export function DashboardSidebar() {
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'));
  return (
    <Box component="nav" aria-label="Dashboard" tabIndex={-1}>
      {isWide ? (
        <Places />
      ) : (
        <Folded>
          <Places />
        </Folded>
      )}
    </Box>
  );
}

const addressOf = (path: string) => (path === '' ? '/dashboard' : `/dashboard/${path}`);

/** Collapses its content on Escape and on every navigation, even to the current page, unlike a `Disclosure`. */
function Folded({ children }: { readonly children: ReactNode }) {
  const { key } = useLocation();
  const [unfoldedAt, setUnfoldedAt] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const isUnfolded = unfoldedAt === key;
  const label = useDashboardScreen().title;
  return (
    <Card
      onKeyDown={({ key: pressed }) => {
        if (pressed === 'Escape') setUnfoldedAt(null);
      }}
    >
      <Button
        ref={button}
        fullWidth
        variant="text"
        aria-expanded={isUnfolded}
        aria-controls={id}
        aria-label={`Dashboard menu, now at ${label}`}
        endIcon={<ExpandMore sx={{ transform: isUnfolded ? 'rotate(180deg)' : 'none' }} />}
        onClick={() => setUnfoldedAt(isUnfolded ? null : key)}
        sx={{ justifyContent: 'space-between', minHeight: 48, px: 2 }}
      >
        {label}
      </Button>
      <Collapse
        id={id}
        in={isUnfolded}
        onExit={(links: HTMLElement) => {
          // Moves the focus to the button, because the focused link is about to be hidden.
          if (links.contains(document.activeElement)) button.current?.focus();
        }}
      >
        {children}
      </Collapse>
    </Card>
  );
}

function Places() {
  const { email } = useCurrentUser();
  const status = useQuery({ ...adminStatusQuery(email), refetchOnMount: 'always' });
  const { data: isAdmin, error, isFetching, refetch } = status;
  // The guard of admins' screens displays the error.
  const isReported = useDashboardScreen().audience === 'admins';
  const role = isAdmin === undefined ? null : isAdmin ? 'admins' : 'customers';
  const entries = dashboardScreens.filter(
    ({ audience: who, parent: under }) => under === undefined && (who === 'everyone' || who === role),
  );
  return (
    <>
      <Entries entries={entries.filter(({ isAddition }) => isAddition !== true)} />
      {isAdmin !== undefined ? (
        <Additions entries={entries.filter(({ isAddition }) => isAddition === true)} isAdmin={isAdmin} />
      ) : error !== null && !isFetching && !isReported ? (
        <RoleUnknown onRetry={() => void refetch()} />
      ) : (
        <RoleSkeleton />
      )}
    </>
  );
}

interface EntriesProps {
  readonly entries: readonly DashboardScreen[];
  readonly counts?: Partial<MenuCounts> | undefined;
}

function Additions({ entries, isAdmin }: EntriesProps & { readonly isAdmin: boolean }) {
  const { data: work } = useQuery({ ...openWorkQuery(), enabled: isAdmin });
  const { data: returns } = useQuery({ ...returnCountsQuery(), enabled: isAdmin });
  const waiting = returns && { returns: returns.requested + returns.received };
  return <Entries entries={entries} counts={{ ...work, ...waiting }} />;
}

function Entries({ entries, counts }: EntriesProps) {
  const screen = useDashboardScreen();
  const current = screen.parent ?? screen.path;
  if (entries.length === 0) return null;
  return (
    <List disablePadding sx={group}>
      {entries.map(({ path, title, count }) => (
        <ListItem key={path} disablePadding>
          <ListItemButton
            href={addressOf(path)}
            selected={path === current}
            aria-current={path !== current ? undefined : path === screen.path ? 'page' : 'true'}
            sx={{ ml: { lg: '-1px' } }}
          >
            {title}
            <Count of={count === undefined ? 0 : (counts?.[count] ?? 0)} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}

function Count({ of }: { readonly of: number }) {
  if (of === 0) return null;
  return (
    <>
      {' '}
      <Box component="span" sx={{ ml: 'auto', pl: 1, fontVariantNumeric: 'tabular-nums' }}>
        {formatNumber(of)}
      </Box>
    </>
  );
}

const group = {
  borderLeft: { lg: 1 },
  borderColor: { lg: 'divider' },
  '& + &': { mt: 1, pt: 1, borderTop: 1, borderTopColor: 'divider' },
};

const stacked = { alignItems: 'flex-start', gap: 2.5, px: 2, py: 1.5 };

function RoleUnknown({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Stack sx={{ ...stacked, gap: 0 }}>
      <Typography variant="body2">The rest of the menu did not load.</Typography>
      <RetryButton variant="text" onRetry={onRetry} sx={{ ml: -1.5 }} />
    </Stack>
  );
}

function RoleSkeleton() {
  return (
    <Stack aria-hidden="true" sx={stacked}>
      <Skeleton width="70%" height={20} />
      <Skeleton width="55%" height={20} />
    </Stack>
  );
}
