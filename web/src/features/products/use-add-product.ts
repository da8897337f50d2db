import { useEffect, useRef, useState } from 'react';
import type { FormikHelpers } from 'formik';
import { call } from '../../services/api-client.ts';
import { errorSentence } from '../../services/error-sentence.ts';
import { fieldErrors } from '../../services/field-errors.ts';
import { notify } from '../../services/notify/notify.ts';
import { isTokenRefusal } from '../../services/session-refusal.ts';
import { uploadImage } from '../../services/upload-image.ts';
import { useSignOut } from '../../services/use-sign-out.ts';

/** What the form holds, as typed. */
export interface NewProduct {
  readonly name: string;
  readonly description: string;
  readonly price: string;
  readonly quantity: string;
  readonly minOrder: string;
  readonly picture: File | null;
}

interface AddProduct {
  /** Uploads the picture, then adds the part; empties the form when that worked. Who leaves during the upload adds nothing. */
  readonly add: (
    values: NewProduct,
    form: Pick<FormikHelpers<NewProduct>, 'resetForm' | 'setErrors'>,
  ) => Promise<void>;
  /** How much of the picture has been sent, 0 to 1; null while none is on its way. */
  readonly uploadedShare: number | null;
}

export function useAddProduct(): AddProduct {
  const { upload, uploadedShare } = useUpload();
  const leave = useSignOut();
  const add: AddProduct['add'] = async (values, { resetForm, setErrors }) => {
    try {
      const img = await upload(values.picture);
      if (img === null) return;
      await call('addProduct', { body: draftOf(values, img) });
      notify.success('Product added successfully');
      resetForm();
    } catch (error) {
      notify.error('Failed to add the product', errorSentence(error));
      const { img: picture, ...others } = fieldErrors(error);
      setErrors(picture === undefined ? others : { ...others, picture });
      if (isTokenRefusal(error)) await leave();
    }
  };
  return { add, uploadedShare };
}

/** A second attempt with the same file does not send it again. */
function useUpload() {
  const [uploadedShare, setUploadedShare] = useState<number | null>(null);
  const last = useRef<{ file: File; url: string } | null>(null);
  const onItsWay = useRef<AbortController | null>(null);
  useEffect(() => () => onItsWay.current?.abort(), []);
  const upload = async (file: File | null): Promise<string | null> => {
    if (file === null) return null;
    if (last.current?.file === file) return last.current.url;
    try {
      setUploadedShare(0);
      onItsWay.current = new AbortController();
      const url = await uploadImage(file, setUploadedShare, onItsWay.current.signal);
      last.current = { file, url };
      return url;
    } catch (error) {
      // spec.md §8: if the image upload fails, nothing is shown. That the session has ended is no failure of the upload.
      if (isTokenRefusal(error)) throw error;
      return null;
    } finally {
      setUploadedShare(null);
    }
  };
  return { upload, uploadedShare };
}

function draftOf({ name, description, price, quantity, minOrder }: NewProduct, img: string) {
  return {
    name,
    description,
    price: Number(price),
    quantity: Number(quantity),
    minOrder: Number(minOrder),
    img,
  };
}
