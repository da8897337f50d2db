import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { useSession } from '../../services/session.ts';
import { useSignOut } from '../../services/use-sign-out.ts';
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
  const { key } = useLocation();
  return (
    <header className="header">
      <div className="header-bar">
        <Link to="/" className="header-brand" aria-label="Pedalworks, home">
          <img src="/logo.svg" alt="" width={32} height={32} />
          <span>Pedalworks</span>
        </Link>
        <FoldingNavigation key={key} />
        <SchemeSwitch />
      </div>
    </header>
  );
}

/** Mounted anew on every navigation, so that it is always folded on arrival. */
function FoldingNavigation() {
  const [unfolded, setUnfolded] = useState(false);
  const listId = useId();
  const { pathname } = useLocation();
  const here = pathname === '/' ? '/home' : pathname;
  const nav = useRef<HTMLElement>(null);
  const fold = useRef<HTMLButtonElement>(null);
  useEscape(() => {
    // The link that has the focus is about to be hidden.
    if (unfolded && nav.current?.contains(document.activeElement) === true) fold.current?.focus();
    setUnfolded(false);
  });
  return (
    <nav ref={nav} className="header-nav" aria-label="Main">
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
      <ul id={listId} className="header-links" data-unfolded={unfolded}>
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
  const signOut = useSignOut();
  if (session === null) {
    return (
      <li>
        <NavLink to="/signIn">Sign In</NavLink>
      </li>
    );
  }
  return (
    <>
      <li>
        <NavLink to="/dashboard">Dashboard</NavLink>
      </li>
      <li>
        <button
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
