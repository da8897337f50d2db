import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { FieldArray, useField, type FieldArrayRenderProps } from 'formik';
import { Announcement } from '../../../ui/announcement.tsx';
import { pictureTypes } from '../../../services/upload-image.ts';
import { usePictureChoice } from '../../shared/use-picture-choice.ts';
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
  const { refusal, choose } = usePictureChoice({
    room,
    fullText: `a part has at most ${String(maxPictures)} pictures.`,
    onAdd: (added) => added.forEach(({ src, file }) => onAdd({ id: src, src, alt: '', file })),
  });
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
