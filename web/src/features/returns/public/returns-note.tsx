import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { isOpenReturn, type Order } from '@pedalworks/contract';
import { orderReturnsQuery } from './queries.ts';
import { returnStateLabels } from './return-labels.ts';

/** Line with the open returns of a listed order. Requests nothing for an order without returns. */
export function ReturnsNote({ order: { _id, returnNumbers = [] } }: { readonly order: Order }) {
  const { data = [] } = useQuery({ ...orderReturnsQuery(_id), enabled: returnNumbers.length > 0 });
  const open = data.filter(({ state }) => isOpenReturn(state));
  if (open.length === 0) return null;
  return (
    <Typography variant="body2" component="p" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
      {open.map((returned) => (
        <Link
          key={returned._id}
          href={`/dashboard/myOrder/${_id}/return/${returned._id}`}
          sx={{
            position: 'relative',
            zIndex: 1,
            display: 'inline-flex',
            alignItems: 'center',
            minHeight: 32,
          }}
        >
          Return {returned.number}: {returnStateLabels[returned.state].toLowerCase()}
        </Link>
      ))}
    </Typography>
  );
}
