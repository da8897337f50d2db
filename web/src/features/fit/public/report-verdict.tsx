import { useState } from 'react';
import Link from '@mui/material/Link';
import { visuallyHidden } from '@mui/utils';
import { andMore } from '@pedalworks/contract/words';
import type { ReportedVerdict } from '../reported-verdict.ts';
import { useCodeOnDemand } from '../../shared/use-code-on-demand.ts';

/** Link that opens the form for a report. Its code loads on the first click. */
export function ReportVerdict(reported: ReportedVerdict) {
  const [first, ...others] = reported.parts ?? [];
  const [isOpen, setOpen] = useState(false);
  const [code, fetchCode] = useCodeOnDemand(() => import('../report-dialog.tsx'));
  return (
    <>
      <Link
        component="button"
        type="button"
        variant="body2"
        color="text.secondary"
        sx={link}
        onClick={() => void fetchCode().then(setOpen)}
      >
        Report a wrong verdict
        {first === undefined ? null : (
          <span style={visuallyHidden}>
            : {first.name}
            {others.length === 0 ? '' : ` ${andMore(others.length)}`}
          </span>
        )}
      </Link>
      {code === null ? null : (
        <code.ReportDialog {...reported} open={isOpen} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

const link = { justifySelf: 'start', minHeight: 24, textAlign: 'start' };
