import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { PaperFrame } from '../../features/invoices/paper.tsx';
import { ReturnSlip } from '../../features/invoices/return-slip.tsx';
import { returnQuery } from '../../features/returns/public/queries.ts';
import { settingsQuery } from '../../services/shop-settings.ts';

export function Component() {
  const { id = '', returnId = '' } = useParams();
  const { data: settings } = useQuery(settingsQuery());
  return (
    <PaperFrame
      query={useQuery(returnQuery(returnId))}
      label="Loading return slip"
      back={
        <Button variant="text" href={`/dashboard/myOrder/${id}/return/${returnId}`}>
          Back to the return
        </Button>
      }
    >
      {(returned) => <ReturnSlip returned={returned} seller={settings?.seller} />}
    </PaperFrame>
  );
}
