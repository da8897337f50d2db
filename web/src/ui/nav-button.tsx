import Button, { type ButtonProps } from '@mui/material/Button';
import { styled } from '@mui/material/styles';

interface NavButtonProps extends ButtonProps {
  /** True if the link replaces the current history entry, such as that of an open menu. */
  readonly replace?: boolean;
}

export const NavButton = styled(Button)<NavButtonProps>(({ theme }) => ({
  justifyContent: 'flex-start',
  borderRadius: 0,
  fontFamily: theme.typography.fontFamily,
  fontWeight: 600,
  '&:hover': { color: theme.vars.palette.primary.main, backgroundColor: 'transparent' },
}));
