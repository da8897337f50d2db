import { useId } from 'react';
import './switch-row.css';

interface SwitchRowProps {
  readonly label: string;
  /** What turning it on does. */
  readonly text: string;
  readonly checked: boolean;
  /** A change is on its way; another has to wait. */
  readonly busy?: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A setting that is on or off, with its meaning beside it. */
export function SwitchRow({ label, text, checked, busy = false, onChange }: SwitchRowProps) {
  const id = useId();
  return (
    <div className="switch-row">
      <div>
        <label htmlFor={id}>{label}</label>
        <p id={`${id}-text`}>{text}</p>
      </div>
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-describedby={`${id}-text`}
        aria-disabled={busy}
        checked={checked}
        onChange={(event) => {
          if (!busy) onChange(event.target.checked);
        }}
      />
    </div>
  );
}
