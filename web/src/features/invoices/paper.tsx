import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import GlobalStyles from '@mui/material/GlobalStyles';
import Skeleton from '@mui/material/Skeleton';
import { useLocation } from 'react-router-dom';
import { QueryState, type QueryStateProps } from '../../ui/query-state.tsx';
import { useDocumentTitle } from '../../ui/use-title.ts';

interface PaperFrameProps<T> extends Omit<QueryStateProps<T>, 'skeleton'> {
  readonly back?: ReactNode;
  readonly lead?: ReactNode;
  readonly actions?: (data: T) => ReactNode;
  /** True if Print first fetches the data again, because it may have changed since the page was opened. */
  readonly isCurrentWhenPrinted?: boolean;
}

export function PaperFrame<T>({ back, lead, actions, isCurrentWhenPrinted, ...props }: PaperFrameProps<T>) {
  const { data, refetch } = props.query;
  const [isPrinting, setPrinting] = useState(false);
  const startPrinting = async () => {
    if (isCurrentWhenPrinted) await refetch();
    setPrinting(true);
  };
  return (
    <Container sx={frame}>
      <Box className="no-print" sx={bar}>
        {back ?? <BackToOrder />}
        {data === undefined ? null : (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {actions?.(data)}
            <Button variant="contained" color="primary" onClick={() => void startPrinting()}>
              Print
            </Button>
          </Box>
        )}
      </Box>
      {lead === undefined ? null : <div className="no-print">{lead}</div>}
      <QueryState {...props} skeleton={<Skeleton height={640} />}>
        {(shown) => (
          <>
            {props.children(shown)}
            {isPrinting && shown === data ? <PrintPage onPrinted={() => setPrinting(false)} /> : null}
          </>
        )}
      </QueryState>
    </Container>
  );
}

/** Prints the page once it displays the current data. */
function PrintPage({ onPrinted }: { readonly onPrinted: () => void }) {
  const printOnce = useEffectEvent(() => {
    print();
    onPrinted();
  });
  useEffect(() => printOnce(), []);
  return null;
}

function BackToOrder() {
  return (
    <Button variant="text" href={useOrderUrl()}>
      Back to the order
    </Button>
  );
}

export function useOrderUrl(): string {
  return useLocation().pathname.split('/').slice(0, 4).join('/');
}

interface PaperProps {
  /** Printed at the foot of each page and suggested as the file name, for example `Invoice 2026-000123`. */
  readonly title: string;
  /** CSS page name, set if several documents are printed together. */
  readonly pageName?: string | undefined;
  readonly children: ReactNode;
}

export function Paper({ title, pageName, children }: PaperProps) {
  useDocumentTitle(pageName === undefined ? title : undefined);
  useEffect(() => {
    if (pageName !== undefined) return undefined;
    const { style } = document.documentElement;
    style.setProperty('--paper', `'${title}'`);
    return () => void style.removeProperty('--paper');
  }, [title, pageName]);
  return (
    <Box component="article" data-light="" sx={[sheet, pageName !== undefined && { page: pageName }]}>
      {pageName === undefined ? null : (
        <GlobalStyles styles={{ [`@page ${pageName}`]: { '@bottom-left': { content: `'${title}'` } } }} />
      )}
      {children}
    </Box>
  );
}

const bar = { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1, mb: 2 };

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
  '@media print': {
    // Replaces the grid, because some browsers do not break grids across pages.
    display: 'block',
    p: 0,
    border: 0,
    fontSize: '10pt',
    '&& > * + *': { mt: 3 },
    // Keeps the total on the same page as the last line.
    '& > table ~ *': { breakBefore: 'avoid' },
  },
};
