import './spinner.css';

/** For a wait whose outcome has no shape yet, such as a permission check. */
export function Spinner({ label }: { readonly label: string }) {
  return (
    <div className="spinner">
      <span className="spinner-ring" role="progressbar" aria-label={label} />
    </div>
  );
}
