import { useEffect, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import LinearProgress from '@mui/material/LinearProgress';
import { visuallyHidden } from '@mui/utils';
import { FieldArray, useField, type FieldArrayRenderProps } from 'formik';
import { pictureTypes } from '../../../services/upload-image.ts';
import { PictureRow } from './picture-row.tsx';
import type { PictureValue } from './product-values.ts';

const most = 8;

interface PicturesFieldProps {
  /** Why a picture could not be sent, by its id. */
  readonly failures: ReadonlyMap<string, string>;
  /** How much of what is on its way was sent, 0 to 1. */
  readonly sentShare: number | null;
}

/** The pictures of a product in their order, the first one standing for it. */
export function PicturesField({ sentShare, ...props }: PicturesFieldProps) {
  return (
    <div>
      <FieldArray name="pictures">{(helpers) => <PictureList {...props} helpers={helpers} />}</FieldArray>
      {sentShare === null ? null : (
        <LinearProgress
          variant="determinate"
          value={Math.round(sentShare * 100)}
          aria-label="Pictures sent"
          sx={{ mt: 1, height: 8 }}
        />
      )}
    </div>
  );
}

interface PictureListProps extends Pick<PicturesFieldProps, 'failures'> {
  readonly helpers: FieldArrayRenderProps;
}

function PictureList({ failures, helpers }: PictureListProps) {
  const [{ value: pictures }] = useField<readonly PictureValue[]>('pictures');
  const { list, place, settle } = usePlace();
  const move = (from: number, to: number) => {
    const moved = pictures[from];
    if (moved === undefined || from === to) return;
    helpers.move(from, to);
    settle(moved.id, `Picture ${String(from + 1)} is now number ${String(to + 1)}.`);
  };
  const remove = (index: number) => {
    helpers.remove(index);
    settle('', `Picture ${String(index + 1)} is removed.`);
  };
  return (
    <div>
      <Box component="ol" ref={list} aria-label="Pictures" sx={rows}>
        {pictures.map((picture, index) => (
          <PictureRow
            key={picture.id}
            picture={picture}
            index={index}
            count={pictures.length}
            failure={failures.get(picture.id)}
            onMove={move}
            onRemove={remove}
          />
        ))}
      </Box>
      <p role="status" style={visuallyHidden}>
        {place.text}
      </p>
      <AddPictures room={most - pictures.length} onAdd={(picture) => helpers.push(picture)} />
    </div>
  );
}

const rows = { display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' };

/** Says what was moved, and keeps the focus with it: moving its element may have taken it away. */
function usePlace() {
  const list = useRef<HTMLOListElement>(null);
  const [place, setPlace] = useState({ id: '', text: '' });
  useEffect(() => {
    if (place.text === '') return;
    const row = [...(list.current?.children ?? [])].find((one) => one.getAttribute('data-id') === place.id);
    const fallback = list.current?.parentElement?.querySelector<HTMLElement>('input[type="file"]');
    const hasFocus = row?.querySelector('button:focus:not([disabled])') != null;
    if (!hasFocus) (row?.querySelector<HTMLElement>('button:not([disabled])') ?? fallback)?.focus();
  }, [place]);
  const settle = (id: string, text: string) => {
    setPlace({ id, text });
  };
  return { list, place, settle };
}

interface AddPicturesProps {
  /** How many more there may be. */
  readonly room: number;
  readonly onAdd: (picture: PictureValue) => void;
}

function AddPictures({ room, onAdd }: AddPicturesProps) {
  const [, { touched, error }] = useField<readonly PictureValue[]>('pictures');
  const problem = touched ? error : undefined;
  const addresses = useRef<string[]>([]);
  useEffect(
    () => () => {
      addresses.current.forEach((address) => URL.revokeObjectURL(address));
    },
    [],
  );
  const add = (files: FileList | null) => {
    for (const file of [...(files ?? [])].slice(0, room)) {
      const src = URL.createObjectURL(file);
      addresses.current.push(src);
      onAdd({ id: src, src, alt: '', file });
    }
  };
  return (
    <>
      <Button component="label" role={undefined} tabIndex={-1} disabled={room <= 0} sx={cover}>
        Add pictures
        <input
          type="file"
          multiple
          accept={pictureTypes}
          disabled={room <= 0}
          aria-invalid={problem !== undefined}
          aria-describedby="pictures-help"
          onChange={({ target }) => {
            add(target.files);
            // The same file chosen again must count as chosen.
            target.value = '';
          }}
        />
      </Button>
      <FormHelperText id="pictures-help" error={problem !== undefined}>
        {problem ?? `PNG, JPEG, WebP or AVIF, at most 8 MB each and ${String(most)} in all.`}
      </FormHelperText>
    </>
  );
}

/** The input covers the button, so that it is pressed, tabbed to and dropped on as itself. */
const cover = {
  position: 'relative',
  overflow: 'hidden',
  mt: 1.5,
  '&:has(input:focus-visible)': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 2 },
  '& input': { position: 'absolute', inset: 0, width: 1, opacity: 0, cursor: 'pointer', fontSize: 0 },
};
