import { useId, type ChangeEvent, type CSSProperties, type FocusEvent, type RefCallback } from 'react';
import './labelled-input.css';

export type Editable = HTMLInputElement | HTMLTextAreaElement;

interface Bound {
  readonly value: string;
  readonly onChange: (event: ChangeEvent<Editable>) => void;
  readonly onBlur?: (event: FocusEvent<Editable>) => void;
  readonly ref?: RefCallback<Editable>;
}

export interface LabelledInputProps {
  readonly name: string;
  readonly label: string;
  readonly type?: 'text' | 'email' | 'password' | 'tel' | 'number';
  readonly autoComplete?: string;
  /** What to know before typing; an error takes its place. */
  readonly hint?: string;
  readonly error?: string | undefined;
  /** Makes it a field of several lines, at least so many. */
  readonly rows?: number;
  readonly required?: boolean;
  /** Attributes of the input element itself, such as `min` or `inputMode`. */
  readonly inputProps?: Readonly<Record<string, string | number>>;
  /** What Formik binds; left out, the browser keeps the value. */
  readonly bound?: Bound;
}

/** A labelled input. Its error or hint is tied to it for assistive technology. */
export function LabelledInput({ label, type = 'text', hint, error, rows, ...rest }: LabelledInputProps) {
  const id = useId();
  const help = error ?? hint;
  const helpId = `${id}-help`;
  const attributes = {
    ...rest.inputProps,
    ...rest.bound,
    id,
    name: rest.name,
    className: 'labelled-input-box',
    autoComplete: rest.autoComplete ?? 'off',
    'aria-invalid': error !== undefined,
    ...(help === undefined ? {} : { 'aria-describedby': helpId }),
    ...(rest.required === true ? { 'aria-required': true } : {}),
  };
  return (
    <div className="labelled-input">
      <label htmlFor={id}>{label}</label>
      {rows === undefined ? (
        <input {...attributes} type={type} />
      ) : (
        <textarea {...attributes} rows={rows} style={{ '--rows': rows } as CSSProperties} />
      )}
      {help === undefined ? null : (
        <p id={helpId} className="labelled-input-help">
          {help}
        </p>
      )}
    </div>
  );
}
