import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';

/** An entry of a navigation bar. */
export const NavButton = styled(Button)(({ theme }) => ({
  justifyContent: 'flex-start',
  borderRadius: 0,
  fontFamily: theme.typography.fontFamily,
  fontWeight: 600,
  '&:hover': { color: theme.vars.palette.primary.main, backgroundColor: 'transparent' },
}));
