import Button from '@mui/material/Button';
import type { Order } from '@pedalworks/contract';
import { openAttentions } from '@pedalworks/contract/order-moves';
import { owedReplacements } from '@pedalworks/contract/owed-replacements';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { isOnItsWay, parcelName, parcelsToDeliver, type Parcel } from '../public/parcels.ts';
import { ChangeTracking } from './change-tracking.tsx';
import { ParcelCameBack } from './parcel-came-back.tsx';
import { SendReplacement } from './send-replacement.tsx';
import { useDeliverParcel } from './use-change-parcel.ts';

interface ParcelActionsProps {
  readonly order: Order;
  readonly parcel: Parcel;
}

/** Papers and corrections of one of several parcels. */
export function ParcelActions({ order, parcel }: ParcelActionsProps) {
  const { _id: id, status } = order;
  const name = parcelName(order, parcel);
  const isClosed = status === 'cancelled' || status === 'refunded' || parcel.returnedAt !== null;
  const labelOf = (action: string) => `${action}: ${name}`;
  return (
    <>
      {isClosed ? null : (
        <ChangeTracking {...{ order, parcel }} variant="text" label={labelOf('Change tracking…')} />
      )}
      {isClosed || !isOnItsWay(parcel) ? null : (
        <>
          {isDeliveredByNextStep(order, parcel) ? null : (
            <MarkAsDelivered {...{ order, parcel }} label={labelOf('Mark as delivered')} />
          )}
          <ParcelCameBack {...{ order, parcel }} label={labelOf('Parcel came back…')} />
        </>
      )}
      {isOwed(order, parcel) ? <SendReplacement order={order} label={labelOf('Send replacement…')} /> : null}
      <Button
        variant="text"
        href={`/dashboard/allOrder/${id}/packingSlip?parcel=${parcel.id}`}
        aria-label={labelOf('Packing slip')}
      >
        Packing slip
      </Button>
    </>
  );
}

/** True if the parcel is a replacement that came back and was neither sent again nor marked as handled. */
const isOwed = (order: Order, { kind, lines, returnedAt }: Parcel) =>
  kind === 'replacement' &&
  returnedAt !== null &&
  openAttentions(order).includes('replacement-returned') &&
  lines.some(({ line }) => owedReplacements(order, line) > 0);

/** True if the order's next step does the same: the parcel is the last one on its way. */
const isDeliveredByNextStep = (order: Order, { kind }: Parcel) =>
  kind === 'order' && order.status === 'shipped' && parcelsToDeliver(order).length === 1;

function MarkAsDelivered({ order, parcel, label }: ParcelActionsProps & { readonly label: string }) {
  const { mutate, isPending } = useDeliverParcel(order, parcel);
  return (
    <BusyButton
      variant="text"
      aria-label={label}
      busy={isPending}
      onClick={() => mutate({ delivered: true })}
    >
      Mark as delivered
    </BusyButton>
  );
}
