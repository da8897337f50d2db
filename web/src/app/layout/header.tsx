import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { useSession } from '../../services/session.ts';
import { useSignOut } from '../../services/use-sign-out.ts';
import { useFocusLeftBehind } from '../../ui/focus-place.ts';
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
  const { unfolded, setUnfolded } = useFolding();
  const listId = useId();
  const { pathname } = useLocation();
  const here = pathname === '/' ? '/home' : pathname;
  const links = useRef<HTMLUListElement>(null);
  const fold = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    // The link that has the focus has just been hidden. Where links never are, the button is, and takes no focus.
    if (!unfolded && links.current?.contains(document.activeElement) === true) fold.current?.focus();
  }, [unfolded]);
  useEscape(() => {
    setUnfolded(false);
  });
  return (
    <nav className="header-nav" aria-label="Main" tabIndex={-1}>
      <button
        ref={fold}
        type="button"
        className="header-fold"
        aria-expanded={unfolded}
        aria-controls={listId}
        onClick={() => {
          setUnfolded(!unfolded);
        }}
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

/** Folded on every arrival, also on the page one is on: with the elements it had, so that the focus stays on its link. */
function useFolding() {
  const { key } = useLocation();
  const [state, setState] = useState({ key, unfolded: false });
  if (state.key !== key) setState({ key, unfolded: false });
  const setUnfolded = (unfolded: boolean) => {
    setState({ key, unfolded });
  };
  return { unfolded: state.unfolded, setUnfolded };
}

function useEscape(onEscape: () => void): void {
  const handle = useEffectEvent(onEscape);
  useEffect(() => {
    const listen = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') handle();
    };
    addEventListener('keydown', listen);
    return () => {
      removeEventListener('keydown', listen);
    };
  }, []);
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
