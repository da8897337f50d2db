import { useId } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { useAdminStatus } from '../../services/admin-status.ts';
import { useFocusLeftBehind } from '../../ui/focus-place.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useFolding } from '../../ui/use-folding.ts';

type Place = readonly [path: string, label: string];

const everyone: readonly Place[] = [['/dashboard', 'My Profile']];
const customers: readonly Place[] = [
  ['/dashboard/myOrder', 'My Order'],
  ['/dashboard/review', 'Add Review'],
];
/** The last two are ours; the others are those of spec.md §2, in its order. */
const admins: readonly Place[] = [
  ['/dashboard/users', 'All Users'],
  ['/dashboard/addProduct', 'Add Product'],
  ['/dashboard/allProduct', 'Manage All Product'],
  ['/dashboard/allOrder', 'Manage All Order'],
  ['/dashboard/allReview', 'Manage Reviews'],
  ['/dashboard/settings', 'Shop Settings'],
];

/** Where one can go in the dashboard, by role. On a narrow screen it folds behind a button that says where one is. */
export function DashboardSidebar() {
  const { state, reload } = useAdminStatus();
  const { pathname } = useLocation();
  const { unfolded, turn, links, fold } = useFolding();
  const listId = useId();
  const role = state.status === 'ready' ? (state.data ? admins : customers) : [];
  const here = [...everyone, ...customers, ...admins].find(([path]) => path === pathname.replace(/\/$/u, ''));
  return (
    <nav className="dashboard-sidebar" aria-label="Dashboard" tabIndex={-1}>
      <button
        ref={fold}
        type="button"
        className="dashboard-fold"
        aria-expanded={unfolded}
        aria-controls={listId}
        onClick={turn}
      >
        <span className="visually-hidden">Dashboard menu, now at </span>
        {here?.[1] ?? 'Payment'}
      </button>
      <ul ref={links} id={listId} data-unfolded={unfolded}>
        {[...everyone, ...role].map(([path, label]) => (
          <li key={path}>
            <NavLink to={path} end>
              {label}
            </NavLink>
          </li>
        ))}
        {state.status === 'loading' ? <RoleSkeleton /> : null}
        {state.status === 'failed' ? <RoleUnknown onRetry={reload} /> : null}
      </ul>
    </nav>
  );
}

function RoleSkeleton() {
  return (
    <li aria-hidden="true" className="dashboard-sidebar-wait">
      <Skeleton style={{ width: '70%', height: 20 }} />
      <Skeleton style={{ width: '55%', height: 20 }} />
    </li>
  );
}

function RoleUnknown({ onRetry }: { readonly onRetry: () => void }) {
  const item = useFocusLeftBehind<HTMLLIElement>();
  return (
    <li ref={item} className="dashboard-sidebar-wait">
      <p>The rest of the menu did not load.</p>
      <button
        type="button"
        className="dashboard-retry"
        onClick={() => {
          onRetry();
        }}
      >
        Retry
      </button>
    </li>
  );
}
