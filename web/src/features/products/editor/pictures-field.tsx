import { useEffect, useId, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { FieldArray, useField, type FieldArrayRenderProps } from 'formik';
import { pictureTypes, refusedPicture } from '../../../services/upload-image.ts';
import { PictureRow } from './picture-row.tsx';
import type { PictureValue } from './product-values.ts';
import { useRows } from './row-buttons.tsx';

const most = 8;

interface PicturesFieldProps {
  /** What the place to choose them is called. */
  readonly label: string;
  /** Why a picture could not be sent, by its id. */
  readonly failures: ReadonlyMap<string, string>;
  /** Upload progress, 0 to 1. */
  readonly sentShare: number | null;
}

/** The pictures of a product in their order, the first one standing for it. */
export function PicturesField(props: PicturesFieldProps) {
  return <FieldArray name="pictures">{(helpers) => <PictureList {...props} helpers={helpers} />}</FieldArray>;
}

interface PictureListProps extends PicturesFieldProps {
  readonly helpers: FieldArrayRenderProps;
}

function PictureList({ label, failures, sentShare, helpers }: PictureListProps) {
  const [{ value: pictures }] = useField<readonly PictureValue[]>('pictures');
  const count = pictures.length;
  const { list, text, onMove, onRemove } = useRows<HTMLDivElement>({ noun: 'picture', count, helpers });
  return (
    <Box ref={list} sx={{ display: 'grid', gap: 1.5 }}>
      <Box component="ol" aria-label="Pictures" sx={rows}>
        {pictures.map((picture, index) => (
          <PictureRow
            key={picture.id}
            picture={picture}
            index={index}
            count={count}
            failure={failures.get(picture.id)}
            onMove={onMove}
            onRemove={onRemove}
          />
        ))}
      </Box>
      <p role="status" style={visuallyHidden}>
        {text}
      </p>
      <AddPictures label={label} room={most - count} onAdd={(picture) => helpers.push(picture)} />
      {sentShare === null ? null : (
        <LinearProgress
          variant="determinate"
          value={Math.round(sentShare * 100)}
          aria-label="Pictures sent"
          sx={{ height: 8 }}
        />
      )}
    </Box>
  );
}

const rows = { display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none', '&:empty': { display: 'none' } };

interface AddPicturesProps {
  readonly label: string;
  /** How many more there may be. */
  readonly room: number;
  readonly onAdd: (picture: PictureValue) => void;
}

function AddPictures({ label, room, onAdd }: AddPicturesProps) {
  const id = useId();
  const [, { touched, error }] = useField<readonly PictureValue[]>('pictures');
  const { refusal, choose } = useChoice(room, onAdd);
  const problem = refusal ?? (touched && typeof error === 'string' ? error : null);
  return (
    <div>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <Box sx={[drop, problem !== null && { borderColor: 'error.main' }]}>
        <strong>{room > 0 ? 'Choose pictures' : 'No more pictures'}</strong>
        <Typography sx={{ color: 'text.secondary' }}>or drop them here</Typography>
        <input
          id={id}
          data-adds=""
          type="file"
          multiple
          accept={pictureTypes}
          disabled={room <= 0}
          aria-invalid={problem !== null}
          aria-describedby={`${id}-help`}
          onChange={({ target }) => {
            void choose([...(target.files ?? [])]);
            // The same file chosen again must count as chosen.
            target.value = '';
          }}
        />
      </Box>
      <FormHelperText id={`${id}-help`} error={problem !== null} role="status">
        {problem ?? `PNG, JPEG, WebP or AVIF, at most 8 MB each and ${String(most)} in all.`}
      </FormHelperText>
    </div>
  );
}

/** Adds of the chosen files those that the shop would not refuse. */
function useChoice(room: number, onAdd: AddPicturesProps['onAdd']) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const addressOf = useAddresses();
  const choose = async (files: readonly File[]) => {
    const chosen = files.slice(0, room).map((file) => ({ file, src: addressOf(file) }));
    const refusals = await Promise.all(chosen.map(({ file, src }) => refusedPicture(file, src)));
    setRefusal(refusals.find((one) => one !== null) ?? null);
    chosen
      .filter((_one, index) => refusals[index] === null)
      .forEach(({ file, src }) => onAdd({ id: src, src, alt: '', file }));
  };
  return { refusal, choose };
}

/** Gives files addresses of the browser's own, until the form is left. */
function useAddresses() {
  const addresses = useRef<string[]>([]);
  useEffect(() => () => addresses.current.forEach((address) => URL.revokeObjectURL(address)), []);
  return (file: File) => {
    const address = URL.createObjectURL(file);
    addresses.current.push(address);
    return address;
  };
}

/** The input covers the field, so that it is clicked, tabbed to and dropped on as itself. */
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
