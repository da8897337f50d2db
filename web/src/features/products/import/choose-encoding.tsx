import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { TextField } from '../../../ui/text-field.tsx';
import { encodings, sampleIn } from './decode-text.ts';
import { StepHeading } from './step-heading.tsx';

interface ChooseEncodingProps {
  readonly bytes: Uint8Array;
  readonly onEncoding: (encoding: string) => void;
  readonly onOther: () => void;
}

export function ChooseEncoding({ bytes, onEncoding, onOther }: ChooseEncodingProps) {
  const [encoding, setEncoding] = useState('windows-1252');
  const sample = useMemo(() => sampleIn(bytes, encoding), [bytes, encoding]);
  return (
    <>
      <StepHeading>How was this file saved?</StepHeading>
      <Typography sx={{ maxWidth: '68ch' }}>
        It is not UTF-8. Choose the encoding in which accents, symbols and letters look right. If none does,
        save the file as “CSV UTF-8” and choose it again.
      </Typography>
      <TextField
        options={Object.entries(encodings)}
        label="Encoding"
        value={encoding}
        onChange={({ target }) => setEncoding(target.value)}
        error={sample === null}
        helperText={sample === null ? 'The file is not in this encoding.' : ''}
        sx={{ maxWidth: 400 }}
      />
      <Box role="status">{sample === null ? null : <Sample text={sample} />}</Box>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
        <Button
          variant="contained"
          color="primary"
          disabled={sample === null}
          onClick={() => onEncoding(encoding)}
        >
          Preview changes
        </Button>
        <Button onClick={onOther}>Choose another file</Button>
      </Stack>
    </>
  );
}

function Sample({ text }: { readonly text: string }) {
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        From the file
      </Typography>
      <Typography dir="auto">{text}</Typography>
    </>
  );
}
