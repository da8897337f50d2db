import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { likelyEncoding, type EncodingChoice } from './decode-text.ts';
import { StepHeading } from './step-heading.tsx';

interface ChooseEncodingProps {
  readonly choices: readonly EncodingChoice[];
  readonly onEncoding: (encoding: string) => void;
  readonly onOther: () => void;
}

export function ChooseEncoding({ choices, onEncoding, onOther }: ChooseEncodingProps) {
  const [encoding, setEncoding] = useState(() => likelyEncoding(choices));
  return (
    <>
      <StepHeading>How was this file saved?</StepHeading>
      <Typography sx={{ maxWidth: '68ch' }}>
        It is not UTF-8. Choose the line in which accents, symbols and letters look right. If none does, save
        the file as “CSV UTF-8” and choose it again.
      </Typography>
      <FormControl>
        <FormLabel id="encoding">Encoding</FormLabel>
        <RadioGroup
          aria-labelledby="encoding"
          value={encoding}
          onChange={(_event, chosen) => setEncoding(chosen)}
          sx={{ mt: 1, borderTop: 1, borderColor: 'divider' }}
        >
          {choices.map((choice) => (
            <Choice key={choice.encoding} {...choice} />
          ))}
        </RadioGroup>
      </FormControl>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
        <Button
          variant="contained"
          color="primary"
          disabled={encoding === ''}
          onClick={() => onEncoding(encoding)}
        >
          Preview changes
        </Button>
        <Button onClick={onOther}>Choose another file</Button>
      </Stack>
    </>
  );
}

function Choice({ encoding, name, sample }: EncodingChoice) {
  return (
    <FormControlLabel
      value={encoding}
      control={<Radio />}
      label={
        <Box sx={columns}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {name}
          </Typography>
          <Typography dir="auto">{sample}</Typography>
        </Box>
      }
      slotProps={{ typography: { component: 'div', sx: { flexGrow: 1 } } }}
      sx={{ m: 0, py: 0.5, borderBottom: 1, borderColor: 'divider' }}
    />
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { md: 'minmax(0, 2fr) minmax(0, 3fr)' },
  columnGap: 2,
  alignItems: 'baseline',
};
