import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { visuallyHidden } from '@mui/utils';
import { useFormikContext } from 'formik';
import { SessionField, type SessionFieldProps } from './session-form.tsx';

/** Password field with a button that shows the password, until the form is submitted. */
export function PasswordField(props: Partial<SessionFieldProps>) {
  const field = useRef<HTMLInputElement>(null);
  const { submitCount } = useFormikContext();
  const [shownAt, setShownAt] = useState<number | null>(null);
  const isShown = shownAt === submitCount;
  const toggle = () => {
    const input = field.current;
    const caret = [input?.selectionStart ?? null, input?.selectionEnd ?? null] as const;
    flushSync(() => setShownAt(isShown ? null : submitCount));
    // Some browsers move the caret when the type changes.
    if (document.activeElement === input) input?.setSelectionRange(...caret);
  };
  return (
    <SessionField
      name="password"
      label="Password"
      type={isShown ? 'text' : 'password'}
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      inputRef={field}
      endAdornment={
        <IconButton
          aria-pressed={isShown}
          edge="end"
          // Keeps the focus in the field, and with it a phone's keyboard.
          onMouseDown={(event) => event.preventDefault()}
          onClick={toggle}
        >
          {isShown ? <VisibilityOff /> : <Visibility />}
          <Box component="span" sx={visuallyHidden}>
            Show password
          </Box>
        </IconButton>
      }
      {...props}
    />
  );
}
