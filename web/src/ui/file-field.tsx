import { useId, type InputHTMLAttributes } from 'react';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import Typography from '@mui/material/Typography';

interface FileFieldProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'accept' | 'multiple' | 'disabled'
> {
  readonly label: string;
  readonly title: string;
  readonly help: string;
  readonly problem: string | null;
  readonly onFiles: (files: readonly File[]) => void;
}

export function FileField({ label, title, help, problem, onFiles, ...input }: FileFieldProps) {
  const id = useId();
  return (
    <div>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <Box sx={[drop, problem !== null && { borderColor: 'error.main' }]}>
        <strong>{title}</strong>
        <Typography sx={{ color: 'text.secondary' }}>
          or drop {input.multiple === true ? 'them' : 'it'} here
        </Typography>
        <input
          {...input}
          id={id}
          data-adds=""
          type="file"
          aria-invalid={problem !== null}
          aria-describedby={`${id}-help`}
          onChange={({ target }) => {
            onFiles([...(target.files ?? [])]);
            // Resets the field; otherwise choosing the same file again would fire no event.
            target.value = '';
          }}
        />
      </Box>
      <FormHelperText id={`${id}-help`} error={problem !== null} role="status">
        {problem ?? help}
      </FormHelperText>
    </div>
  );
}

/** Stretches the transparent file input over the field, so that it receives clicks, focus and dropped files. */
const drop = {
  position: 'relative',
  overflow: 'hidden',
  p: 2.5,
  border: '2px dashed',
  borderColor: 'outline',
  borderRadius: 1,
  bgcolor: 'background.subtle',
  textAlign: 'center',
  '&:hover': { borderColor: 'text.primary' },
  '&:has(input:focus-visible)': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 2 },
  '& input': { position: 'absolute', inset: 0, width: 1, opacity: 0, cursor: 'pointer' },
};
