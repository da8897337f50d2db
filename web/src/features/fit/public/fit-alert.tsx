import type { ReactNode } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { DisclosureButton } from '../../../ui/disclosure.tsx';
import { useDisclosure } from '../../../ui/use-disclosure.ts';
import { fitLabels } from './fit-labels.ts';
import type { FitWarning } from './judge-cart.ts';
import { FitReasons } from './unconfirmed-fit.tsx';

interface FitAlertProps {
  /** Warnings of one part. */
  readonly warnings: readonly FitWarning[];
  /** Actions that solve the worst warning. */
  readonly actions?: ReactNode;
  /** Further content behind `Why`. */
  readonly more?: ReactNode;
}

/** Notice with the worst verdict, and the reasons folded. Has no alert role, because a live region announces it. */
export function FitAlert({ warnings, actions, more }: FitAlertProps) {
  const { id, isOpen, button } = useDisclosure();
  const verdict = worstVerdict(warnings);
  return (
    <Alert
      severity={verdict === 'does-not-fit' ? 'error' : 'warning'}
      role="group"
      aria-label="Compatibility"
      sx={notice}
    >
      <Box sx={head}>
        <strong>{fitLabels[verdict]}</strong>
        {actions}
        <DisclosureButton {...button}>Why</DisclosureButton>
      </Box>
      <Box id={id} sx={reasons}>
        {isOpen ? (
          <>
            <FitReasons messages={warnings.map(({ message }) => message)} />
            {more}
          </>
        ) : null}
      </Box>
    </Alert>
  );
}

export const worstVerdict = (warnings: readonly FitWarning[]): FitWarning['verdict'] =>
  warnings.some(({ verdict }) => verdict === 'does-not-fit') ? 'does-not-fit' : 'with-adapter';

const notice = { gridColumn: '1 / -1', py: 0.5, '& .MuiAlert-message': { flex: 1, minWidth: 0 } };
const head = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 };
const reasons = { color: 'text.primary', typography: 'body2', overflowWrap: 'anywhere' };
