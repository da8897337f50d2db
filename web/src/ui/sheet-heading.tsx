import Button, { type ButtonProps } from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

interface SheetHeadingProps extends Pick<ButtonProps, 'onClick' | 'popoverTarget' | 'popoverTargetAction'> {
  readonly id?: string;
  readonly title: string;
}

/** Heading of a sheet with its Close button, which takes the other props. */
export function SheetHeading({ id, title, ...close }: SheetHeadingProps) {
  return (
    <Stack direction="row" spacing={2} sx={row}>
      <Typography id={id} variant="h3" component="h2" dir="auto" sx={{ minWidth: 0, pt: 1.25 }}>
        {title}
      </Typography>
      <Button variant="text" {...close}>
        Close
      </Button>
    </Stack>
  );
}

const row = { flex: 'none', alignItems: 'flex-start', justifyContent: 'space-between' };
