import Button from '@mui/material/Button';

interface PrimaryLinkProps {
  readonly href: string;
  readonly children: string;
}

export function PrimaryLink(props: PrimaryLinkProps) {
  return <Button variant="contained" color="primary" {...props} />;
}
