import { useEffect, useRef } from 'react';
import Typography from '@mui/material/Typography';

/** The heading of a step that has just begun: it takes the focus, because the button that led here is gone. */
export function StepHeading({ children }: { readonly children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Typography ref={heading} variant="h3" tabIndex={-1}>
      {children}
    </Typography>
  );
}
