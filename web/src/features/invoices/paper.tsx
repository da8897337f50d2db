import { useEffect, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import { useLocation } from 'react-router-dom';
import { QueryState, type QueryStateProps } from '../../ui/query-state.tsx';

type PaperFrameProps<T> = Omit<QueryStateProps<T>, 'skeleton'>;

/** Screen-only frame of a sheet: the back link and the Print button. */
export function PaperFrame<T>(props: PaperFrameProps<T>) {
  return (
    <Container sx={frame}>
      <Box className="no-print" sx={{ display: 'flex', justifyContent: 'space-between', mb: 2 }}>
        <Button variant="text" href={useOrderAddress()}>
          Back to the order
        </Button>
        {props.query.data === undefined ? null : (
          <Button variant="contained" color="primary" onClick={() => print()}>
            Print
          </Button>
        )}
      </Box>
      <QueryState {...props} skeleton={<Skeleton height={640} />} />
    </Container>
  );
}

/** The papers of an order are below its own page: /dashboard/myOrder/{id}/invoice. */
export function useOrderAddress(): string {
  return useLocation().pathname.split('/').slice(0, 4).join('/');
}

interface PaperProps {
  /** At the foot of each page, and what the browser proposes as the file's name, like `Invoice 2026-000123`. */
  readonly title: string;
  readonly children: ReactNode;
}

/** A sheet to be printed or saved as PDF: black on white in both colour schemes. */
export function Paper({ title, children }: PaperProps) {
  useEffect(() => {
    document.title = title;
    const { style } = document.documentElement;
    style.setProperty('--paper', `'${title}'`);
    return () => void style.removeProperty('--paper');
  }, [title]);
  return (
    <Box component="article" data-light="" sx={sheet}>
      {children}
    </Box>
  );
}

// As wide as A4.
const frame = { '&&': { maxWidth: '210mm' }, '@media print': { '&&': { maxWidth: 'none', p: 0 } } };

const sheet = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 4,
  p: { xs: 2, sm: '12mm' },
  border: 1,
  borderColor: 'divider',
  colorScheme: 'light',
  bgcolor: '#fff',
  color: '#000',
  typography: 'body2',
  '& p': { m: 0 },
  '& a': { textDecorationColor: 'currentColor' },
  // A grid does not break between pages in every browser.
  '@media print': { display: 'block', p: 0, border: 0, fontSize: '10pt', '&& > * + *': { mt: 3 } },
};
