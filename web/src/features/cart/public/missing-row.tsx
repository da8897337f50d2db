import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { cartRow } from '../cart-layout.ts';
import { missingPartQuery } from '../queries.ts';
import { RemoveButton } from '../remove-button.tsx';

interface MissingRowProps {
  readonly productId: string;
  readonly onRemove: () => void;
}

export function MissingRow({ productId, onRemove }: MissingRowProps) {
  const { data: reason = '' } = useQuery(missingPartQuery(productId));
  return (
    <Box component="li" sx={cartRow}>
      <Typography dir="auto" sx={{ gridColumn: '1 / 3', color: 'text.secondary' }}>
        {reason}
      </Typography>
      <RemoveButton name={reason} onRemove={onRemove} />
    </Box>
  );
}
