import { useEffect, useRef, useState } from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useDisclosure } from './use-disclosure.ts';

const lines = 6;

/** Displays user-written text, cut after six lines with a button that expands it. Unlike `ShowInFull`, measures the cut. */
export function FoldedText({ children }: { readonly children: string }) {
  const { id, isOpen, button } = useDisclosure();
  const { ref, isCut } = useIsCut(isOpen);
  return (
    <>
      <Typography ref={ref} id={id} component="blockquote" dir="auto" sx={isOpen ? {} : folded}>
        {children}
      </Typography>
      {isCut ? (
        <Button size="small" {...button} sx={{ mt: 0.5, ml: -0.625 }}>
          {isOpen ? 'Show less' : 'Show in full'}
        </Button>
      ) : null}
    </>
  );
}

function useIsCut(isOpen: boolean) {
  const ref = useRef<HTMLQuoteElement>(null);
  const [isCut, setCut] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (element === null || isOpen) return undefined;
    const observer = new ResizeObserver(() => setCut(element.scrollHeight > element.clientHeight + 1));
    observer.observe(element);
    return () => observer.disconnect();
  }, [isOpen]);
  return { ref, isCut };
}

const folded = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: lines,
  overflow: 'hidden',
} as const;
