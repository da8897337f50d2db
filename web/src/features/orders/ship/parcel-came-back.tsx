import { useState } from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Order } from '@pedalworks/contract';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import type { Parcel } from '../public/parcels.ts';
import { emailed, EmailField } from '../email-field.tsx';
import { ReasonField, reasonRule } from '../reason-field.tsx';
import { useReturnParcel } from './use-change-parcel.ts';

interface ParcelCameBackProps {
  readonly order: Order;
  readonly parcel: Parcel;
  readonly label?: string;
}

/** Button and form to record that a parcel could not be delivered. */
export function ParcelCameBack({ order, parcel, label }: ParcelCameBackProps) {
  const [isOpen, setOpen] = useState(false);
  const { mutateAsync } = useReturnParcel(order, parcel);
  return (
    <>
      <Button variant="text" aria-label={label} onClick={() => setOpen(true)}>
        Parcel came back…
      </Button>
      <FormDialog
        open={isOpen}
        title="Parcel came back?"
        initialValues={{ reason: '', ...emailed }}
        validationSchema={reasonRule}
        send={(values) => mutateAsync({ returned: true, ...values })}
        submitText="Parcel came back"
        onClose={() => setOpen(false)}
      >
        <Typography>
          {parcel.kind === 'order'
            ? 'Its parts are to ship again. The email asks the customer to check the address.'
            : 'The order needs attention until you send the replacement again. The email asks the customer for the address.'}
        </Typography>
        <ReasonField />
        <EmailField />
      </FormDialog>
    </>
  );
}
