import { useColorScheme } from '../../services/color-scheme.ts';

/** Changes between light and dark. */
export function SchemeSwitch() {
  const { scheme, toggle } = useColorScheme();
  const other = scheme === 'dark' ? 'light' : 'dark';
  return (
    <button type="button" className="header-scheme" aria-label={`Use ${other} colours`} onClick={toggle}>
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <circle cx="10" cy="10" r="7.25" fill="none" stroke="currentColor" strokeWidth="1.5" />
        <path d="M10 2.75a7.25 7.25 0 0 1 0 14.5z" fill="currentColor" />
      </svg>
    </button>
  );
}
