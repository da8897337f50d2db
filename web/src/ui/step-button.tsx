import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';

/** Plus or minus button. At the limit use `aria-disabled`, because `disabled` would drop the focus. */
export const StepButton = styled(IconButton)(({ theme }) => ({
  minWidth: 48,
  minHeight: 48,
  border: `1px solid ${theme.vars.palette.outline}`,
  '&[aria-disabled="true"]': { color: theme.vars.palette.text.disabled },
}));
