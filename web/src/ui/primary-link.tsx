import Button from '@mui/material/Button';

interface PrimaryLinkProps {
  readonly href: string;
  readonly children: string;
}

/** The way on from a place, as a filled button. */
export function PrimaryLink(props: PrimaryLinkProps) {
  return <Button variant="contained" color="primary" {...props} />;
}
