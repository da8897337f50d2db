import { useState } from 'react';
import Link from '@mui/material/Link';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Product } from '@pedalworks/contract';
import type { FormikHelpers } from 'formik';
import type { Versioned } from '../../../services/api-client.ts';
import { errorMessage } from '../../../services/error-message.ts';
import { fieldErrors } from '../../../ui/field-errors.ts';
import { notify } from '../../../services/notify.ts';
import { valuesOf, type ProductValues } from './product-values.ts';
import { sendProduct } from './send-product.ts';
import { PicturesNotSent, usePictureUploads } from './use-picture-uploads.ts';

type Version = Versioned<Product> | null;

type Helpers = Pick<FormikHelpers<ProductValues>, 'resetForm' | 'setErrors' | 'setFieldError'>;

/**
 * Saves the product form. The returned `version` is the stored product being edited, or null for a new one.
 * Not `useSubmit`: the answer can be a conflict, whose dialog saves again, and an upload can fail or be aborted.
 */
export function useProductForm(loaded: Version) {
  const [version, setVersion] = useState(loaded);
  const { send, ...uploads } = usePictureUploads();
  const queryClient = useQueryClient();
  const {
    mutateAsync,
    data: result,
    reset,
  } = useMutation({
    mutationFn: async ({ values, over }: { readonly values: ProductValues; readonly over: Version }) =>
      sendProduct({ over, values, images: await send(values.pictures) }),
    meta: { sendsForm: true },
  });

  const save = async (values: ProductValues, helpers: Helpers, over: Version) => {
    setVersion(over);
    try {
      const sent = await mutateAsync({ values, over });
      if (sent.is === 'conflict' || sent.is === 'deleted') return;
      const saved = sent.is === 'saved' ? sent.version : null;
      if (sent.is === 'saved') notify.success(`Product: ${sent.version.body.name} is saved`);
      else
        notify.success(
          'Product added successfully',
          <Link href={`/dashboard/allProduct/${sent.id}`}>Add more pictures</Link>,
        );
      void queryClient.invalidateQueries({ queryKey: ['products'] });
      helpers.resetForm({ values: valuesOf(saved?.body ?? null) });
      setVersion(saved);
    } catch (error) {
      report(error, over === null ? 'Failed to add the product' : 'Failed to save the product', helpers);
    }
  };
  const edit = (over: Version) => {
    setVersion(over);
    reset();
  };
  return { version, result, save, edit, uploads };
}

function report(error: unknown, headline: string, helpers: Helpers): void {
  // The user left the form, which aborts its uploads.
  if (error instanceof DOMException && error.name === 'AbortError') return;
  if (error instanceof PicturesNotSent) {
    helpers.setFieldError('pictures', 'A picture could not be uploaded. Your entries are kept.');
    return;
  }
  notify.error(headline, errorMessage(error));
  helpers.setErrors(fieldErrors<ProductValues>(error, fieldOf));
}

function fieldOf(path: string): string {
  if (/^(?:img|images)\b/u.test(path)) return 'pictures';
  if (path === 'stockChange') return 'quantity';
  return path.startsWith('madeToOrder') ? 'daysToMake' : path;
}
