import { useEffect, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { FieldArray, useField, type FieldArrayRenderProps } from 'formik';
import { Announcement } from '../../../ui/announcement.tsx';
import { pictureTypes, pictureProblem } from '../../../services/upload-image.ts';
import { FileField } from '../../../ui/file-field.tsx';
import { PictureRow } from './picture-row.tsx';
import type { PictureValue } from './product-values.ts';
import { useRows } from './row-buttons.tsx';

const maxPictures = 8;

interface PicturesFieldProps {
  readonly label: string;
  readonly failures: ReadonlyMap<string, string>;
  /** Upload progress from 0 to 1; null if nothing is uploading. */
  readonly sentShare: number | null;
}

export function PicturesField(props: PicturesFieldProps) {
  return <FieldArray name="pictures">{(helpers) => <PictureList {...props} helpers={helpers} />}</FieldArray>;
}

interface PictureListProps extends PicturesFieldProps {
  readonly helpers: FieldArrayRenderProps;
}

function PictureList({ label, failures, sentShare, helpers }: PictureListProps) {
  const [{ value: pictures }] = useField<readonly PictureValue[]>('pictures');
  const count = pictures.length;
  const { list, text, onMove, onRemove } = useRows<HTMLDivElement>({
    noun: 'picture',
    count,
    helpers,
  });
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
      <Announcement>{text}</Announcement>
      <AddPictures label={label} room={maxPictures - count} onAdd={(picture) => helpers.push(picture)} />
      {sentShare === null ? null : (
        <LinearProgress
          variant="determinate"
          value={Math.round(sentShare * 100)}
          aria-label="Uploading pictures"
          sx={{ height: 8 }}
        />
      )}
    </Box>
  );
}

const rows = { display: 'grid', gap: 1, '&:empty': { display: 'none' } };

interface AddPicturesProps {
  readonly label: string;
  readonly room: number;
  readonly onAdd: (picture: PictureValue) => void;
}

function AddPictures({ label, room, onAdd }: AddPicturesProps) {
  const [, { touched, error }] = useField<readonly PictureValue[]>('pictures');
  const { refusal, choose } = useChoice(room, onAdd);
  return (
    <FileField
      label={label}
      title={room > 0 ? 'Choose pictures' : 'No more pictures'}
      help={`PNG, JPEG, WebP or AVIF, at most 8 MB each and ${String(maxPictures)} in all.`}
      problem={refusal ?? (touched && typeof error === 'string' ? error : null)}
      multiple
      accept={pictureTypes}
      disabled={room <= 0}
      onFiles={(files) => void choose(files)}
    />
  );
}

function useChoice(room: number, onAdd: AddPicturesProps['onAdd']) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const addressOf = useAddresses();
  const choose = async (files: readonly File[]) => {
    const chosen = files.slice(0, room).map((file) => ({ file, src: addressOf(file) }));
    const refusals = await Promise.all(chosen.map(({ file, src }) => pictureProblem(file, src)));
    const leftOut = files.length - chosen.length;
    const full =
      leftOut > 0 ? `${String(leftOut)} left out: a part has at most ${String(maxPictures)} pictures.` : null;
    const problems = [refusals.find((one) => one !== null) ?? null, full].filter((one) => one !== null);
    setRefusal(problems.length > 0 ? problems.join(' ') : null);
    chosen
      .filter((_one, index) => refusals[index] === null)
      .forEach(({ file, src }) => onAdd({ id: src, src, alt: '', file }));
  };
  return { refusal, choose };
}

/** Creates object URLs for files and revokes them on unmount. */
function useAddresses() {
  const addresses = useRef<string[]>([]);
  useEffect(() => () => addresses.current.forEach((address) => URL.revokeObjectURL(address)), []);
  return (file: File) => {
    const address = URL.createObjectURL(file);
    addresses.current.push(address);
    return address;
  };
}
