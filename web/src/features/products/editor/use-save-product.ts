import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@pedalworks/contract/errors';
import type { Product, ProductChange } from '@pedalworks/contract';
import type { FormikHelpers } from 'formik';
import { callVersioned, type Versioned } from '../../../services/api-client.ts';
import { errorMessage } from '../../../services/error-message.ts';
import { fieldErrors } from '../../../services/field-errors.ts';
import { notify } from '../../../services/notify.ts';
import { areSame, mergedValues } from './compare-values.ts';
import { changeOf, valuesOf, withImages, type Images, type ProductValues } from './product-values.ts';
import { usePictureUploads } from './use-picture-uploads.ts';

const pictureLost = 'A picture could not be sent. All you typed is still here.';

type Helpers = FormikHelpers<ProductValues>;

/**
 * Saves what was typed, unless the product was changed or deleted since it was read.
 * @param valuesNow the form's current values: edits made while a save is pending are kept
 */
export function useSaveProduct(loaded: Versioned<Product>, valuesNow: () => ProductValues | undefined) {
  const [version, setVersion] = useState(loaded);
  const [theirs, setTheirs] = useState<Versioned<Product> | null>(null);
  const [isGone, setGone] = useState(false);
  const uploads = usePictureUploads();
  const queryClient = useQueryClient();
  const send = useSending();

  const settle = async (saved: Versioned<Product>, values: ProductValues, helpers: Helpers) => {
    notify.success(`Product: ${saved.body.name} is saved`);
    void queryClient.invalidateQueries({ queryKey: ['products'] });
    setVersion(saved);
    const mine = valuesNow() ?? values;
    const now = valuesOf(saved.body);
    helpers.resetForm({ values: now });
    if (mine !== values) await helpers.setValues(typedSince({ sent: values, mine, now }));
  };
  const save = async (values: ProductValues, helpers: Helpers) => {
    try {
      const images = await uploads.send(values.pictures);
      if (images === null) {
        notify.error('Failed to save the product', pictureLost);
        return;
      }
      const sent = await send(version, values, images);
      if (sent.saved !== null) await settle(sent.saved, values, helpers);
      else if (sent.present.body.status === 'archived' && version.body.status === 'active') setGone(true);
      else setTheirs(sent.present);
    } catch (error) {
      if (hasCode(error, 'products/not-found')) setGone(true);
      else {
        notify.error('Failed to save the product', errorMessage(error));
        helpers.setErrors(fieldErrors<ProductValues>(error, 'pictures'));
      }
    }
  };
  return { save, uploads, version, setVersion, theirs, setTheirs, isGone, setGone };
}

/** The saved product, or the current one where the admin has to resolve a conflict. */
type Sent =
  { readonly saved: Versioned<Product> } | { readonly saved: null; readonly present: Versioned<Product> };

/** Saves over the version that was read, and over a later one that differs in nothing that is edited here. */
function useSending() {
  const { mutateAsync } = useMutation({
    mutationFn: ({ over, body }: { readonly over: Versioned<Product>; readonly body: ProductChange }) =>
      callVersioned('saveProduct', {
        params: { id: over.body._id },
        headers: { 'If-Match': over.etag },
        body,
      }),
    meta: { sendsForm: true },
  });
  return async (over: Versioned<Product>, values: ProductValues, images: Images): Promise<Sent> => {
    const stockChange = Number(values.quantity) - over.body.quantity;
    const body = { ...changeOf(values, images), stockChange };
    try {
      return { saved: await mutateAsync({ over, body }) };
    } catch (error) {
      if (!hasCode(error, 'products/changed')) throw error;
    }
    const present = await callVersioned('getProduct', { params: { id: over.body._id } });
    const theirs = valuesOf(present.body);
    if (areSame(valuesOf(over.body), theirs)) return { saved: await mutateAsync({ over: present, body }) };
    // The shop holds these values already: the response to an earlier save was lost, or another admin made the same edit.
    if (areSame(withImages(values, images), theirs)) return { saved: present };
    return { saved: null, present };
  };
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
