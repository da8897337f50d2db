import { useReducer } from 'react';
import Link from '@mui/material/Link';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Product } from '@pedalworks/contract';
import type { FormikHelpers } from 'formik';
import type { Versioned } from '../../../services/api-client.ts';
import { errorMessage } from '../../../services/error-message.ts';
import { fieldErrors } from '../../../services/field-errors.ts';
import { notify } from '../../../services/notify.ts';
import { valuesOf, type ProductValues } from './product-values.ts';
import { sendProduct, type SaveResult } from './send-product.ts';
import { PicturesNotSent, usePictureUploads } from './use-picture-uploads.ts';

type Version = Versioned<Product> | null;

interface State {
  readonly is: 'editing' | 'saving' | 'conflict' | 'deleted';
  /** What the form began with; null for a product that is added. */
  readonly version: Version;
  /** What another admin saved meanwhile, in a conflict. */
  readonly theirs: Version;
}

type Action =
  | { readonly type: 'save' | 'edit'; readonly version: Version }
  | { readonly type: 'conflict'; readonly theirs: Version }
  | { readonly type: 'deleted' };

function next(state: State, action: Action): State {
  switch (action.type) {
    case 'save':
      return { is: 'saving', version: action.version, theirs: null };
    case 'edit':
      return { is: 'editing', version: action.version, theirs: null };
    case 'conflict':
      return { ...state, is: 'conflict', theirs: action.theirs };
    case 'deleted':
      return { ...state, is: 'deleted' };
  }
}

type Helpers = Pick<FormikHelpers<ProductValues>, 'resetForm' | 'setErrors' | 'setFieldError'>;

/** What becomes of a product's form: its state, and how it is sent over the version it began with or another. */
export function useProductForm(loaded: Version) {
  const [state, dispatch] = useReducer(next, { is: 'editing', version: loaded, theirs: null });
  const { send, ...uploads } = usePictureUploads();
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: async ({ values, over }: { readonly values: ProductValues; readonly over: Version }) =>
      sendProduct({ over, values, images: await send(values.pictures) }),
    meta: { sendsForm: true },
  });

  const onSaved = (sent: SaveResult, helpers: Helpers) => {
    if (sent.is === 'conflict') dispatch({ type: 'conflict', theirs: sent.theirs });
    else if (sent.is === 'deleted') dispatch({ type: 'deleted' });
    else {
      const version = sent.is === 'saved' ? sent.version : null;
      if (sent.is === 'added') notify.success('Product added successfully', <EditLink id={sent.id} />);
      else notify.success(`Product: ${sent.version.body.name} is saved`);
      void queryClient.invalidateQueries({ queryKey: ['products'] });
      helpers.resetForm({ values: valuesOf(version?.body ?? null) });
      dispatch({ type: 'edit', version });
    }
  };
  const save = async (values: ProductValues, helpers: Helpers, over: Version) => {
    dispatch({ type: 'save', version: over });
    try {
      onSaved(await mutateAsync({ values, over }), helpers);
    } catch (error) {
      dispatch({ type: 'edit', version: over });
      report(error, over === null ? 'Failed to add the product' : 'Failed to save the product', helpers);
    }
  };
  return { state, dispatch, save, uploads };
}

function report(error: unknown, headline: string, helpers: Helpers): void {
  // Who left while the pictures were on their way has stopped them.
  if (error instanceof DOMException && error.name === 'AbortError') return;
  if (error instanceof PicturesNotSent) {
    helpers.setFieldError('pictures', 'A picture could not be sent. All you typed is still here.');
    return;
  }
  notify.error(headline, errorMessage(error));
  helpers.setErrors(fieldErrors<ProductValues>(error));
}

function EditLink({ id }: { readonly id: string }) {
  return <Link href={`/dashboard/allProduct/${id}`}>Edit it</Link>;
}
