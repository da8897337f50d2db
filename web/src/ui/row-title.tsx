import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

interface RowTitleProps {
  readonly title: string;
  /** A second line on a phone, where its own column has no room. */
  readonly detail: string;
}

/** What a row of a list is named by. */
export function RowTitle({ title, detail }: RowTitleProps) {
  return (
    <Stack sx={{ minWidth: 0 }}>
      <Typography variant="subtitle2" component="span" noWrap>
        {title}
      </Typography>
      <Typography variant="caption" noWrap sx={{ display: { sm: 'none' }, color: 'text.secondary' }}>
        {detail}
      </Typography>
    </Stack>
  );
}
