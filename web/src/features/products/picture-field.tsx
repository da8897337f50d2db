import { useCallback, useId } from 'react';
import { useField } from 'formik';
import './picture-field.css';

interface PictureFieldProps {
  readonly name: string;
  readonly label: string;
  /** How much of the picture has been sent, 0 to 1; null while none is on its way. */
  readonly uploadedShare: number | null;
}

const accepted = 'image/png,image/jpeg,image/webp,image/avif';

/** Takes one picture, chosen or dropped, and shows it before it is sent. */
export function PictureField({ name, label, uploadedShare }: PictureFieldProps) {
  const id = useId();
  const [{ value: picture }, meta, { setValue, setTouched }] = useField<File | null>(name);
  const error = meta.touched ? meta.error : undefined;
  const help = error ?? 'PNG, JPEG, WebP or AVIF, at most 8 MB.';
  const choose = async (files: FileList | null) => {
    const file = files?.[0];
    if (file === undefined) return;
    await setTouched(true, false);
    await setValue(file);
  };
  return (
    <div className="picture-field">
      <label htmlFor={id}>{label}</label>
      <div className="picture-drop" data-error={error !== undefined}>
        {picture === null ? <DropHint /> : <Preview key={picture.lastModified} file={picture} />}
        <input
          id={id}
          type="file"
          name={name}
          accept={accepted}
          aria-required
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-help`}
          onChange={(event) => void choose(event.target.files)}
          onClick={(event) => {
            // The same file chosen again must count as chosen.
            event.currentTarget.value = '';
          }}
        />
      </div>
      <p id={`${id}-help`} className="picture-field-help" data-error={error !== undefined}>
        {help}
      </p>
      {uploadedShare === null ? null : <Progress share={uploadedShare} />}
    </div>
  );
}

function DropHint() {
  return (
    <p className="picture-drop-hint">
      <strong>Choose a picture</strong>
      <span>or drop one here</span>
    </p>
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
    <figure>
      <img ref={show} alt={`Preview of ${file.name}`} />
      <figcaption>
        {file.name} · {Math.ceil(file.size / 1024)} kB · choose another
      </figcaption>
    </figure>
  );
}

function Progress({ share }: { readonly share: number }) {
  const percent = Math.round(share * 100);
  return (
    <div className="picture-progress">
      <progress aria-label="Picture sent" max={100} value={percent} />
      <span aria-hidden="true">{percent} %</span>
    </div>
  );
}
