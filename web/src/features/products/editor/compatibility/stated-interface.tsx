import { memo, useState } from 'react';
import Button from '@mui/material/Button';
import { interfaceOf } from '@pedalworks/contract/fit';
import type { Finding } from '@pedalworks/contract/fit-lint';
import { interfaceText } from '../../../fit/public/interface-text.ts';
import { useDisclosure } from '../../../../ui/use-disclosure.ts';
import { FindingList } from '../part-findings.tsx';
import { RowButtons } from '../row-buttons.tsx';
import { InterfaceRow, type InterfaceRowProps, type RowErrors } from './interface-row.tsx';
import { isComplete } from './interface-rules.ts';
import { toPartInterfaces } from './interface-values.ts';
import { RowSet } from './row-set.tsx';

interface StatedInterfaceProps extends InterfaceRowProps {
  readonly findings: readonly Finding[];
  readonly isTouched: boolean;
  readonly count: number;
  readonly onLeave: (index: number) => void;
  readonly onRemove: (index: number) => void;
}

export const noErrors: RowErrors = {};

/**
 * Interface as a line of text that expands into its fields. New and invalid ones start expanded. Memoized, because a
 * form has up to 40 and re-renders on each keystroke.
 */
export const StatedInterface = memo(function StatedInterface(props: StatedInterfaceProps) {
  const { row, index, errors, isTouched, count, onLeave, onRemove } = props;
  const [isNew] = useState(() => !isComplete(row));
  const { id, isOpen: isToggled, button } = useDisclosure();
  const shownErrors = isTouched || !(isNew || isToggled) ? errors : noErrors;
  const isForcedOpen = isNew || shownErrors !== noErrors;
  const isOpen = isToggled || isForcedOpen;
  const name = interfaceOf(row.key)?.name ?? row.key;
  const [stated] = toPartInterfaces([row]);
  return (
    <RowSet
      title={isOpen || stated === undefined ? name : interfaceText(stated)}
      onLeave={() => onLeave(index)}
      buttons={
        <>
          {isForcedOpen ? null : (
            <Button variant="text" aria-label={`${isOpen ? 'Close' : 'Edit'} ${name}`} {...button}>
              {isOpen ? 'Close' : 'Edit'}
            </Button>
          )}
          <RowButtons noun="interface" index={index} count={count} onRemove={onRemove} />
        </>
      }
    >
      <div id={id}>
        {isOpen ? (
          <InterfaceRow index={index} row={row} errors={shownErrors} onChange={props.onChange} />
        ) : null}
      </div>
      <FindingList findings={props.findings} />
    </RowSet>
  );
});
