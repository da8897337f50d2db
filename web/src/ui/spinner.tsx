import CircularProgress from '@mui/material/CircularProgress';

/** For a wait whose outcome has no shape yet, such as a permission check. */
export function Spinner({ label }: { readonly label: string }) {
  return (
    <div style={{ display: 'grid', placeItems: 'center', minHeight: 320 }}>
      <CircularProgress aria-label={label} />
    </div>
  );
}
