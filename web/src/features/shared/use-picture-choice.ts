import { useEffect, useRef, useState } from 'react';
import { pictureProblem } from '../../services/upload-image.ts';

export interface ChosenPicture {
  readonly file: File;
  /** Object URL for the preview, valid until the component unmounts. */
  readonly src: string;
}

interface PictureChoice {
  /** Maximum number of further pictures. */
  readonly room: number;
  /** Says why further pictures are left out. */
  readonly fullText: string;
  readonly onAdd: (pictures: readonly ChosenPicture[]) => void;
}

/** Adds chosen files as pictures, except those that the shop would reject. `refusal` names the reason. */
export function usePictureChoice({ room, fullText, onAdd }: PictureChoice) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const addressOf = useAddresses();
  const choose = async (files: readonly File[]) => {
    const chosen = files.slice(0, room).map((file) => ({ file, src: addressOf(file) }));
    const refusals = await Promise.all(chosen.map(({ file, src }) => pictureProblem(file, src)));
    const leftOut = files.length - chosen.length;
    const full = leftOut > 0 ? `${String(leftOut)} left out: ${fullText}` : null;
    const problems = [refusals.find((one) => one !== null) ?? null, full].filter((one) => one !== null);
    setRefusal(problems.length > 0 ? problems.join(' ') : null);
    onAdd(chosen.filter((_one, index) => refusals[index] === null));
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
