import { Outlet, ScrollRestoration, useNavigation, type Location } from 'react-router-dom';
import { useRouteFocus } from './use-route-focus.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import './shell.css';

/** What surrounds every screen: skip link, header, footer. */
export function Shell() {
  useRouteFocus();
  const { state } = useNavigation();
  return (
    <div className="shell">
      <a className="shell-skip" href="#main">
        Skip to content
      </a>
      <Header />
      <main id="main" className="shell-main" tabIndex={-1} aria-busy={state === 'loading'}>
        <Outlet />
      </main>
      <Footer />
      <ScrollRestoration getKey={placeOfScrolling} />
    </div>
  );
}

/** A document of its own has no key yet: without its address it would begin where the page before it was left. */
function placeOfScrolling({ key, pathname }: Location): string {
  return key === 'default' ? pathname : key;
}
