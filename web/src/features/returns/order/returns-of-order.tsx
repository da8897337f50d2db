import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { LocalDay } from '../../../ui/dates.tsx';
import { Section } from '../../../ui/section.tsx';
import { AdminReturnChip } from '../admin-return-chip.tsx';
import { returnAddress, returnSummary } from '../admin-texts.ts';
import { orderReturnsQuery } from '../public/queries.ts';
import { returnKindLabels } from '../public/return-labels.ts';

interface ReturnsOfOrderProps {
  readonly orderId: string;
}

/** Returns on an order's page for admins, one line each. */
export function ReturnsOfOrder({ orderId }: ReturnsOfOrderProps) {
  const { data: returns = [] } = useQuery(orderReturnsQuery(orderId));
  if (returns.length === 0) return null;
  return (
    <Section title="Returns">
      <Box component="ul" sx={{ borderTop: 1, borderColor: 'divider' }}>
        {returns.map((found) => (
          <Box component="li" key={found._id} sx={row}>
            <Link href={returnAddress(found)} underline="hover" sx={{ fontWeight: 700 }}>
              {found.number}
            </Link>
            <LocalDay isoTime={found.declaredAt} />
            <span>
              {returnKindLabels[found.kind]}: {returnSummary(found)}
            </span>
            <AdminReturnChip {...found} />
          </Box>
        ))}
      </Box>
    </Section>
  );
}

const row = {
  display: { xs: 'grid', sm: 'flex' },
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  gap: '4px 16px',
  minHeight: 44,
  py: { xs: 1, sm: 0.5 },
  borderBottom: 1,
  borderColor: 'divider',
  overflowWrap: 'anywhere',
  '& > :nth-child(-n + 2)': { flex: 'none' },
  '& > :nth-child(3)': { gridColumn: '1 / -1', minWidth: 0 },
  '& > :last-child': { gridArea: '1 / 2', ml: 'auto', flex: 'none' },
};
