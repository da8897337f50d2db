import { useEffect, useRef } from 'react';
import Typography from '@mui/material/Typography';

/** Heading that takes the focus on mount, because the button that started the step is gone. */
export function StepHeading({ children }: { readonly children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Typography ref={heading} variant="h3" tabIndex={-1}>
      {children}
    </Typography>
  );
}
