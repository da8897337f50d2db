import { useEffect, useRef } from 'react';
import Typography from '@mui/material/Typography';

/** Heading of a new step. Takes the focus, because the button that had it was removed. */
export function StepHeading({ children }: { readonly children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Typography ref={heading} variant="h3" tabIndex={-1}>
      {children}
    </Typography>
  );
}
