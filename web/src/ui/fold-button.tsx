import Link from '@mui/material/Link';

interface FoldButtonProps {
  readonly isOpen: boolean;
  readonly controls: string;
  readonly onClick: () => void;
  readonly children: string;
}

/** Unfolds what few need, as quietly as a link. */
export function FoldButton({ isOpen, controls, ...props }: FoldButtonProps) {
  return (
    <Link
      component="button"
      type="button"
      aria-expanded={isOpen}
      aria-controls={controls}
      {...props}
      sx={{ justifySelf: 'start', minHeight: 44, font: 'inherit', textAlign: 'start' }}
    />
  );
}
