import { useParams } from 'react-router-dom';
import { orderAddressButton } from '../../features/account/order-address-button.tsx';
import { AdminActions, PackingSlipLink } from '../../features/orders/page/admin-actions.tsx';
import { OrderMails } from '../../features/orders/mails/order-mails.tsx';
import { OrderNotes } from '../../features/orders/page/order-notes.tsx';
import { OrderPage } from '../../features/orders/page/order-page.tsx';
import { ParcelActions } from '../../features/orders/ship/parcel-actions.tsx';
import { SwapPart } from '../../features/orders/swap/swap-part.tsx';
import { OtherOrders } from '../../features/orders/page/other-orders.tsx';
import { CreateReturn } from '../../features/returns/order/create-return.tsx';
import { ReturnsOfOrder } from '../../features/returns/order/returns-of-order.tsx';

export function Component() {
  const { id = '' } = useParams();
  return (
    <OrderPage
      key={id}
      id={id}
      viewer="admin"
      actions={(order) => (
        <AdminActions
          order={order}
          addressButton={orderAddressButton}
          returnButton={(of) => <CreateReturn order={of} />}
        />
      )}
      parcelActions={(order, parcel) =>
        parcel === null ? <PackingSlipLink id={order._id} /> : <ParcelActions order={order} parcel={parcel} />
      }
      lineAction={(order, index) => <SwapPart order={order} index={index} />}
      more={(order) => (
        <>
          <ReturnsOfOrder orderId={order._id} />
          <OrderNotes id={order._id} />
          <OrderMails id={order._id} />
          <OtherOrders order={order} />
        </>
      )}
    />
  );
}
