import { pictureTypes } from './upload-image.ts';

/** Longest side of a shrunk picture in pixels, enough to see a fault. */
const maxSide = 2000;

/** Size up to which pictures are sent as they are. */
const smallBytes = 1_500_000;

/**
 * Returns a smaller JPEG of a large photo, which a phone uploads in seconds. Returns the file itself if it is small, or
 * if the browser cannot read it.
 */
export async function shrunkPicture(file: File): Promise<File> {
  if (file.size <= smallBytes && pictureTypes.split(',').includes(file.type)) return file;
  try {
    const bitmap = await createImageBitmap(file);
    const scale = Math.min(1, maxSide / Math.max(bitmap.width, bitmap.height));
    const [width, height] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)];
    const canvas = new OffscreenCanvas(width, height);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, width, height);
    const shrunk = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 });
    return new File([shrunk], file.name, { type: shrunk.type });
  } catch {
    return file;
  }
}
