import { maxReturnImages } from '@pedalworks/contract';
import { shrunkPicture } from '../../../services/shrink-picture.ts';
import { pictureTypes } from '../../../services/upload-image.ts';
import { usePictureChoice, type ChosenPicture } from '../../shared/use-picture-choice.ts';
import { FileField } from '../../../ui/file-field.tsx';

interface AddPicturesProps {
  readonly label: string;
  /** Number of pictures that the return has. */
  readonly count: number;
  readonly onAdd: (pictures: readonly ChosenPicture[]) => void;
}

export function AddPictures({ label, count, onAdd }: AddPicturesProps) {
  const room = maxReturnImages - count;
  const fullText = `a return has at most ${String(maxReturnImages)} pictures.`;
  const { refusal, choose } = usePictureChoice({ room, fullText, onAdd });
  return (
    <FileField
      label={label}
      title={room > 0 ? 'Take or choose pictures' : 'No more pictures'}
      help={`At most ${String(maxReturnImages)} pictures. Only you and the shop can see them.`}
      problem={refusal}
      multiple
      accept={pictureTypes}
      disabled={room <= 0}
      onFiles={(files) => void Promise.all(files.map(shrunkPicture)).then(choose)}
    />
  );
}
