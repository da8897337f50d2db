import { useEffect, useRef, useState } from 'react';
import { errorMessage } from '../../../services/error-message.ts';
import { isTokenRefusal } from '../../../services/session-refusal.ts';
import { uploadImage } from '../../../services/upload-image.ts';
import type { Images, PictureValue } from './product-values.ts';

export class PicturesNotSent extends Error {}

/** Uploads new pictures, each only once. Continues with the others if one fails. */
export function usePictureUploads() {
  const [failures, setFailures] = useState<ReadonlyMap<string, string>>(new Map());
  const [sentShare, setSentShare] = useState<number | null>(null);
  const sent = useRef(new Map<string, string>());
  const onItsWay = useRef<AbortController | null>(null);
  useEffect(() => () => onItsWay.current?.abort(), []);

  /**
   * Uploads the new pictures and returns all pictures in the same order.
   * @throws PicturesNotSent if an upload failed (see `failures`), or an `AbortError` after unmount
   */
  const send = async (pictures: readonly PictureValue[]): Promise<Images> => {
    const waiting = pictures.filter(({ id, file }) => file !== null && !sent.current.has(id));
    const failed = new Map<string, string>();
    const { signal } = (onItsWay.current = new AbortController());
    try {
      for (const [index, { id, file }] of waiting.entries()) {
        if (file === null) continue;
        const report = (share: number) => setSentShare((index + share) / waiting.length);
        report(0);
        const url = await uploadImage(file, report, signal).catch((error: unknown) => {
          // Rethrows errors that no picture caused: the session ended, or the form was unmounted.
          if (isTokenRefusal(error) || signal.aborted) throw error;
          failed.set(id, errorMessage(error));
          return null;
        });
        if (url !== null) sent.current.set(id, url);
      }
    } finally {
      setSentShare(null);
      setFailures(failed);
    }
    if (failed.size > 0) throw new PicturesNotSent();
    return pictures.map(({ id, src, alt }) => ({ url: sent.current.get(id) ?? src, alt }));
  };
  return { send, failures, sentShare };
}
