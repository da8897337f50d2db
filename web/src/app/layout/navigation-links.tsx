import type { Theme } from '@mui/material/styles';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSession } from '../../services/session.ts';
import { NavButton } from '../../ui/nav-button.tsx';
import { signOutPath } from '../sign-out.tsx';

const places = [
  ['/home', 'Home'],
  ['/blogs', 'Blogs'],
  ['/myPortfolio', 'My Portfolio'],
  ['/about', 'About'],
] as const;

/** The entries of the navigation bar. */
export function NavigationLinks() {
  const session = useSession();
  return (
    <>
      {places.map(([to, label]) => (
        <NavigationLink key={to} to={to} label={label} />
      ))}
      {session === null ? (
        <NavigationLink to="/signIn" label="Sign In" />
      ) : (
        <>
          <NavigationLink to="/dashboard" label="Dashboard" />
          <SignOutButton />
        </>
      )}
    </>
  );
}

function NavigationLink({ to, label }: { readonly to: string; readonly label: string }) {
  const { pathname } = useLocation();
  const here = pathname === '/' ? '/home' : pathname;
  const isCurrent = here === to || here.startsWith(`${to}/`);
  return (
    <NavButton variant="text" href={to} aria-current={isCurrent ? 'page' : undefined} sx={entry}>
      {label}
    </NavButton>
  );
}

function SignOutButton() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (
    <NavButton
      variant="text"
      sx={entry}
      onClick={() => void navigate(signOutPath, { replace: pathname === '/' })}
    >
      Sign Out
    </NavButton>
  );
}

const entry = {
  fontSize: '1.0625rem',
  '&[aria-current="page"]': {
    boxShadow: ({ vars: { palette } }: Theme) => ({
      xs: `inset 4px 0 0 ${palette.primary.main}`,
      md: `inset 0 -3px 0 ${palette.primary.main}`,
    }),
  },
};
