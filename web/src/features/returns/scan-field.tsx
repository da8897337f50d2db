import { useState, type Ref } from 'react';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import QrCodeScanner from '@mui/icons-material/QrCodeScanner';
import { useNavigate } from 'react-router-dom';
import { dashboardUrl } from '../../ui/dashboard-url.ts';
import { TextField } from '../../ui/text-field.tsx';
import { unlabelled } from '../../ui/unlabelled.ts';
import { scannedNumber } from './scanned-number.ts';
import { useScanner } from './use-scanner.ts';

interface ScanFieldProps {
  readonly label: string;
  readonly ref?: Ref<HTMLInputElement>;
}

/**
 * Opens a return ready to inspect by its number. A scanner types the number and Enter, in the field or anywhere on the
 * page. Any other text is searched.
 */
export function ScanField({ label, ref }: ScanFieldProps) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  useScanner((number) => void navigate(addressOf(number)));
  return (
    <Box
      component="form"
      role="search"
      aria-label={label}
      noValidate
      className="no-print"
      sx={{ width: { xs: 1, sm: '17rem' } }}
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() === '') return;
        setTyped('');
        void navigate(addressFor(typed));
      }}
    >
      <TextField
        label={label}
        placeholder={`${label}: RT-…`}
        autoComplete="off"
        value={typed}
        inputRef={ref}
        slotProps={{ htmlInput: { autoCapitalize: 'characters', spellCheck: false, enterKeyHint: 'go' } }}
        startAdornment={scanner}
        onChange={({ target }) => setTyped(target.value)}
        sx={field}
      />
    </Box>
  );
}

function addressFor(typed: string): string {
  const number = scannedNumber(typed);
  return number === null ? dashboardUrl('returns', { search: typed.trim() }) : addressOf(number);
}

const addressOf = (number: string) => dashboardUrl(`returns/${number}`, { inspect: '1' });

const field = { ...unlabelled, width: 1, '& .MuiOutlinedInput-input': { pl: 0 } };

const scanner = (
  <InputAdornment position="start">
    <QrCodeScanner />
  </InputAdornment>
);
