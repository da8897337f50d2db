import { useCallback, useId } from 'react';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useField } from 'formik';
import { pictureTypes } from '../../services/upload-image.ts';

interface PictureFieldProps {
  readonly name: string;
  readonly label: string;
  /** How much of the picture has been sent, 0 to 1; null while none is on its way. */
  readonly uploadedShare: number | null;
}

/** Takes one picture, chosen or dropped, and shows it before it is sent. */
export function PictureField({ name, label, uploadedShare }: PictureFieldProps) {
  const id = useId();
  const [{ value: picture }, meta, { setValue, setTouched }] = useField<File | null>(name);
  const error = meta.touched ? meta.error : undefined;
  const isWrong = error !== undefined;
  const choose = async (files: FileList | null) => {
    const file = files?.[0];
    if (file === undefined) return;
    await setTouched(true, false);
    await setValue(file);
  };
  return (
    <div>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <Box sx={[drop, isWrong && { borderColor: 'error.main' }]}>
        {picture === null ? <DropHint /> : <Preview key={picture.lastModified} file={picture} />}
        <input
          id={id}
          type="file"
          name={name}
          accept={pictureTypes}
          aria-required
          aria-invalid={isWrong}
          aria-describedby={`${id}-help`}
          onChange={(event) => void choose(event.target.files)}
          onClick={(event) => {
            // The same file chosen again must count as chosen.
            event.currentTarget.value = '';
          }}
        />
      </Box>
      <FormHelperText id={`${id}-help`} error={isWrong}>
        {error ?? 'PNG, JPEG, WebP or AVIF, at most 8 MB.'}
      </FormHelperText>
      {uploadedShare === null ? null : <Progress share={uploadedShare} />}
    </div>
  );
}

/** The input covers the field, so that it is clicked, tabbed to and dropped on as itself. */
const drop = {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  minHeight: 280,
  border: '2px dashed',
  borderColor: 'outline',
  borderRadius: 1,
  bgcolor: 'background.subtle',
  '&:hover': { borderColor: 'text.primary' },
  '&:has(input:focus-visible)': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 2 },
  '& input': { position: 'absolute', inset: 0, width: 1, opacity: 0, cursor: 'pointer' },
};

function DropHint() {
  return (
    <Box sx={{ textAlign: 'center' }}>
      <Link component="strong" sx={{ fontWeight: 700 }}>
        Choose a picture
      </Link>
      <Typography sx={{ color: 'text.secondary' }}>or drop one here</Typography>
    </Box>
  );
}

function Preview({ file }: { readonly file: File }) {
  // Kept for as long as the file is: a new one would load the picture again with every key pressed in the form.
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => {
        URL.revokeObjectURL(url);
      };
    },
    [file],
  );
  return (
    <Box component="figure" sx={{ width: 1, '& img': { width: 1, aspectRatio: '1', objectFit: 'contain' } }}>
      <img ref={show} alt={`Preview of ${file.name}`} />
      <Typography component="figcaption" variant="caption" sx={caption}>
        {file.name} · {Math.ceil(file.size / 1024)} kB · choose another
      </Typography>
    </Box>
  );
}

const caption = {
  display: 'block',
  px: 1.5,
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  color: 'text.secondary',
  overflowWrap: 'anywhere',
};

function Progress({ share }: { readonly share: number }) {
  const percent = Math.round(share * 100);
  return (
    <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', mt: 1 }}>
      <LinearProgress
        variant="determinate"
        value={percent}
        aria-label="Picture sent"
        sx={{ flex: 1, height: 8 }}
      />
      <span aria-hidden="true">{percent} %</span>
    </Stack>
  );
}
