import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Order, OrderReturn } from '@pedalworks/contract';
import { counted, plural } from '@pedalworks/contract/words';
import { call } from '../../../services/api-client.ts';
import { errorMessage } from '../../../services/error-message.ts';
import { sendOnce } from '../../../services/idempotency-key.ts';
import { notify } from '../../../services/notify.ts';
import { useCurrentUser } from '../../../services/session.ts';
import type { ChosenPicture } from '../../shared/use-picture-choice.ts';
import { returnQuery } from '../public/queries.ts';
import { returnBody, type ReturnValues } from './return-values.ts';
import type { ReturnableLine } from './returnable-lines.ts';

/** Announces a return, then uploads its pictures. A failed upload does not fail the return. */
export function useSendReturn({ _id: id }: Order, lines: readonly ReturnableLine[]) {
  const { uid } = useCurrentUser();
  const addPictures = useAddPictures();
  const showReturn = useShowReturn();
  return useMutation({
    mutationFn: async (values: ReturnValues) => {
      const stored = await sendOnce({ uid, subject: `return/${id}` }, (headers) =>
        call('createReturn', { params: { id }, headers, body: returnBody(values, lines) }),
      );
      return values.pictures.length === 0 ? stored : addPictures(stored, values.pictures);
    },
    onSuccess: showReturn,
    meta: { sendsForm: true },
  });
}

/** Returns a mutation that adds pictures to a stored return. */
export function useUploadPictures(returned: OrderReturn) {
  const addPictures = useAddPictures();
  const showReturn = useShowReturn();
  return useMutation({
    mutationFn: (pictures: readonly ChosenPicture[]) => addPictures(returned, pictures),
    onSuccess: showReturn,
  });
}

/** Returns a function that uploads pictures one by one and returns the return with those that arrived. */
function useAddPictures() {
  return async (returned: OrderReturn, pictures: readonly ChosenPicture[]): Promise<OrderReturn> => {
    const { uploadReturnImage } = await import('../../../services/upload-image.ts');
    let latest = returned;
    const failures: unknown[] = [];
    for (const { file } of pictures) {
      latest = await uploadReturnImage(returned._id, file).catch((error: unknown) => {
        failures.push(error);
        return latest;
      });
    }
    if (failures.length > 0)
      notify.error(
        `${counted(failures.length, 'picture')} could not be uploaded. Add ${plural(failures.length, 'it', 'them')} again.`,
        errorMessage(failures[0]),
      );
    return latest;
  };
}

/** Returns a function that updates the cached return, and everything that lists it. */
function useShowReturn() {
  const queryClient = useQueryClient();
  return (returned: OrderReturn) => {
    queryClient.setQueryData(returnQuery(returned._id).queryKey, returned);
    void queryClient.invalidateQueries({ queryKey: ['returns'] });
    void queryClient.invalidateQueries({ queryKey: ['orders'] });
  };
}

/** Cancels a return before the parts arrived. */
export function useCancelReturn({ _id: id, history }: OrderReturn) {
  const { uid } = useCurrentUser();
  const queryClient = useQueryClient();
  const showReturn = useShowReturn();
  return useMutation({
    mutationFn: () =>
      sendOnce({ uid, subject: `cancelReturn/${id}/${String(history.length)}` }, (headers) =>
        call('transitionReturn', { params: { id }, headers, body: { to: 'cancelled' } }),
      ),
    onSuccess: showReturn,
    onError: (error) => {
      notify.error('The return was not cancelled', errorMessage(error));
      void queryClient.invalidateQueries({ queryKey: returnQuery(id).queryKey });
    },
  });
}
