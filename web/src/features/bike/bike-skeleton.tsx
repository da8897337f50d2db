import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { bikeQuestions } from '@pedalworks/contract/fit-questions';
import { useInBrowser } from '../../ui/use-in-browser.ts';
import { withStoredBike } from './public/bike-keys.ts';

/** Shows a skeleton instead of the prerendered questions if a bike is stored, so that they do not move. */
export function UntilHydrated({ children }: { readonly children: ReactNode }) {
  const isHydrated = useInBrowser(() => true, false);
  return (
    <>
      {isHydrated ? null : (
        <Box aria-hidden="true" sx={skeleton}>
          <Skeleton height={48} sx={{ mb: 5 }} />
          <Skeleton height={144} sx={{ mb: 3 }} />
          {bikeQuestions.map((key) => (
            <Skeleton key={key} height={36} sx={{ mb: 1 }} />
          ))}
        </Box>
      )}
      <Box sx={isHydrated ? null : { [withStoredBike]: { display: 'none' } }}>{children}</Box>
    </>
  );
}

const skeleton = { display: 'none', minHeight: '100vh', [withStoredBike]: { display: 'block' } };
