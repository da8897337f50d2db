import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@pedalworks/contract/errors';
import type { Product, ProductChange } from '@pedalworks/contract';
import type { FormikHelpers } from 'formik';
import { callVersioned, type Versioned } from '../../../services/api-client.ts';
import { errorMessage } from '../../../services/error-message.ts';
import { fieldErrors } from '../../../services/field-errors.ts';
import { notify } from '../../../services/notify.ts';
import { mergedValues } from './compare-values.ts';
import { changeOf, valuesOf, type ProductValues } from './product-values.ts';
import { usePictureUploads } from './use-picture-uploads.ts';

const pictureLost = 'A picture could not be sent. All you typed is still here.';

type Helpers = FormikHelpers<ProductValues>;

/**
 * Saves what was typed, unless somebody else saved or deleted the product since it was read.
 * @param valuesNow the form's current values: edits made while a save is pending are kept
 */
export function useSaveProduct(loaded: Versioned<Product>, valuesNow: () => ProductValues | undefined) {
  const [version, setVersion] = useState(loaded);
  const [theirs, setTheirs] = useState<Versioned<Product> | null>(null);
  const [isGone, setGone] = useState(false);
  const uploads = usePictureUploads();
  const { mutateAsync } = useSaving(version);

  const lookAtTheirs = async () => {
    const present = await callVersioned('getProduct', { params: { id: version.body._id } });
    if (present.body.status === 'archived' && version.body.status === 'active') setGone(true);
    else setTheirs(present);
  };
  const explain = async (error: unknown, setErrors: Helpers['setErrors']): Promise<void> => {
    if (hasCode(error, 'products/not-found')) setGone(true);
    else if (hasCode(error, 'products/changed'))
      await lookAtTheirs().catch((reason: unknown) => explain(reason, setErrors));
    else {
      notify.error('Failed to save the product', errorMessage(error));
      setErrors(fieldErrors<ProductValues>(error, 'pictures'));
    }
  };
  const save = async (values: ProductValues, { resetForm, setErrors, setValues }: Helpers) => {
    try {
      const images = await uploads.send(values.pictures);
      if (images === null) {
        notify.error('Failed to save the product', pictureLost);
        return;
      }
      const saved = await mutateAsync(changeOf(values, images));
      setVersion(saved);
      const mine = valuesNow() ?? values;
      const now = valuesOf(saved.body);
      resetForm({ values: now });
      if (mine !== values) await setValues(typedSince({ sent: values, mine, now }));
    } catch (error) {
      await explain(error, setErrors);
    }
  };
  return { save, uploads, version, setVersion, theirs, setTheirs, isGone, setGone };
}

function useSaving({ body: { _id: id }, etag }: Versioned<Product>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ProductChange) =>
      callVersioned('saveProduct', { params: { id }, headers: { 'If-Match': etag }, body }),
    onSuccess: ({ body: { name } }) => {
      notify.success(`Product: ${name} is saved`);
      void queryClient.invalidateQueries({ queryKey: ['products'] });
    },
    meta: { sendsForm: true },
  });
}

interface TypedSince {
  readonly sent: ProductValues;
  readonly mine: ProductValues;
  /** As it was saved. */
  readonly now: ProductValues;
}

function typedSince({ sent, mine, now }: TypedSince): ProductValues {
  const stockReason = mine.stockReason === sent.stockReason ? '' : mine.stockReason;
  return mergedValues({ base: sent, mine: { ...mine, stockReason }, theirs: now });
}

function hasCode(error: unknown, code: ApiError['code']): boolean {
  return error instanceof ApiError && error.code === code;
}
