import { useState } from 'react';
import Link from '@mui/material/Link';
import { visuallyHidden } from '@mui/utils';
import type { Bike, Verdict } from '@pedalworks/contract/fit';
import { andMore } from '@pedalworks/contract/words';
import { useCodeOnDemand } from '../../shared/use-code-on-demand.ts';

export interface ReportedVerdict {
  /** Product that was judged. */
  readonly a: string;
  /** Other product; absent for a verdict about a bike. */
  readonly b?: string;
  /** Products that share the verdict, from which the reporter chooses the other one. */
  readonly parts?: readonly { readonly _id: string; readonly name: string }[];
  readonly bike?: Bike;
  readonly verdict: Verdict;
}

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
