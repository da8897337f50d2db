import { useEffect, useRef, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FormikHelpers } from 'formik';
import { call } from '../../services/api-client.ts';
import { errorMessage } from '../../services/error-message.ts';
import { fieldErrors } from '../../services/field-errors.ts';
import { notify } from '../../services/notify.ts';
import { isTokenRefusal } from '../../services/session-refusal.ts';
import { uploadImage } from '../../services/upload-image.ts';
import { filledExtras, type ExtraValues } from './editor/product-values.ts';

/** What the form holds, as typed. */
export interface NewProduct extends ExtraValues {
  readonly name: string;
  readonly description: string;
  readonly price: string;
  readonly quantity: string;
  readonly minOrder: string;
  readonly picture: File | null;
}

/** Uploads the picture, then adds the product; empties the form when that worked. Who leaves during the upload adds nothing. */
export function useAddProduct() {
  const { upload, uploadedShare } = useUpload();
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: async (values: NewProduct) => {
      const img = await upload(values.picture);
      return img === null ? null : call('addProduct', { body: draftOf(values, img) });
    },
    onSuccess: (added) => {
      if (added === null) return;
      notify.success('Product added successfully');
      void queryClient.invalidateQueries({ queryKey: ['products'] });
    },
    onError: (error) => {
      notify.error('Failed to add the product', errorMessage(error));
    },
    meta: { sendsForm: true },
  });
  const add = async (values: NewProduct, { resetForm, setErrors }: FormikHelpers<NewProduct>) => {
    try {
      if ((await mutateAsync(values)) !== null) resetForm();
    } catch (error) {
      setErrors(fieldErrors<NewProduct>(error, 'picture'));
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
      // A failed upload shows nothing (docs/product.md, Messages). That the session has ended is no failure of the upload.
      if (isTokenRefusal(error)) throw error;
      return null;
    } finally {
      setUploadedShare(null);
    }
  };
  return { upload, uploadedShare };
}

function draftOf({ name, description, price, quantity, minOrder, ...extras }: NewProduct, img: string) {
  return {
    ...filledExtras(extras),
    name,
    description,
    price: Number(price),
    quantity: Number(quantity),
    minOrder: Number(minOrder),
    img,
  };
}
