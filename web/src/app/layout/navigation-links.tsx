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
const dashboard = ['/dashboard', 'Dashboard'] as const;
const signIn = ['/signIn', 'Sign In'] as const;

export function NavigationLinks({ replace = false }: { readonly replace?: boolean }) {
  const isSignedIn = useSession() !== null;
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const here = pathname === '/' ? '/home' : pathname;
  return (
    <>
      {[...places, isSignedIn ? dashboard : signIn].map(([to, label]) => {
        const isCurrent = here === to || here.startsWith(`${to}/`);
        return (
          <NavButton
            key={to}
            variant="text"
            href={to}
            replace={replace}
            aria-current={isCurrent && 'page'}
            sx={entry}
          >
            {label}
          </NavButton>
        );
      })}
      {isSignedIn ? (
        <NavButton
          variant="text"
          sx={entry}
          onClick={() => void navigate(signOutPath, { replace: replace || pathname === '/' })}
        >
          Sign Out
        </NavButton>
      ) : null}
    </>
  );
}

const entry = {
  fontSize: '1rem',
  '&[aria-current="page"]': {
    boxShadow: ({ vars: { palette } }: Theme) => ({
      xs: `inset 4px 0 0 ${palette.primary.main}`,
      md: `inset 0 -3px 0 ${palette.primary.main}`,
    }),
  },
};
