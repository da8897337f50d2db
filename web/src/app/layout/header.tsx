import { useId } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { useSession } from '../../services/session.ts';
import { useSignOut } from '../../services/use-sign-out.ts';
import { useFocusLeftBehind } from '../../ui/focus-place.ts';
import { useFolding } from '../../ui/use-folding.ts';
import { SchemeSwitch } from './scheme-switch.tsx';
import './header.css';

const places = [
  ['/home', 'Home'],
  ['/blogs', 'Blogs'],
  ['/myPortfolio', 'My Portfolio'],
  ['/about', 'About'],
] as const;

/** The shop's name and the navigation bar (spec.md §2). On a narrow screen the links fold behind one button. */
export function Header() {
  return (
    <header className="header">
      <div className="header-bar">
        <Link to="/" className="header-brand" aria-label="Pedalworks, home">
          <img src="/logo.svg" alt="" width={32} height={32} />
          <span>Pedalworks</span>
        </Link>
        <FoldingNavigation />
        <SchemeSwitch />
      </div>
    </header>
  );
}

function FoldingNavigation() {
  const { unfolded, turn, links, fold } = useFolding();
  const listId = useId();
  const { pathname } = useLocation();
  const here = pathname === '/' ? '/home' : pathname;
  return (
    <nav className="header-nav" aria-label="Main" tabIndex={-1}>
      <button
        ref={fold}
        type="button"
        className="header-fold"
        aria-expanded={unfolded}
        aria-controls={listId}
        onClick={turn}
      >
        Menu
      </button>
      <ul ref={links} id={listId} className="header-links" data-unfolded={unfolded}>
        {places.map(([to, label]) => (
          <li key={to}>
            <Link to={to} aria-current={to === here ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
        <SessionLinks />
      </ul>
    </nav>
  );
}

function SessionLinks() {
  const session = useSession();
  if (session !== null) return <SignedInLinks />;
  return (
    <li>
      <NavLink to="/signIn">Sign In</NavLink>
    </li>
  );
}

function SignedInLinks() {
  const signOut = useSignOut();
  const signOutButton = useFocusLeftBehind<HTMLButtonElement>();
  return (
    <>
      <li>
        <NavLink to="/dashboard">Dashboard</NavLink>
      </li>
      <li>
        <button
          ref={signOutButton}
          type="button"
          className="header-sign-out"
          onClick={() => {
            void signOut();
          }}
        >
          Sign Out
        </button>
      </li>
    </>
  );
}
