import IconButton from '@mui/material/IconButton';
import { useColorScheme } from '@mui/material/styles';
import ContrastIcon from '@mui/icons-material/Contrast';
import { NavButton } from '../../ui/nav-button.tsx';

export function ColorSchemeButton() {
  const { label, change } = useOtherScheme();
  return (
    <IconButton aria-label={label} onClick={change}>
      <ContrastIcon />
    </IconButton>
  );
}

export function ColorSchemeEntry() {
  const { label, change } = useOtherScheme();
  return (
    <NavButton variant="text" startIcon={<ContrastIcon />} onClick={change}>
      {label}
    </NavButton>
  );
}

function useOtherScheme() {
  const { colorScheme, setMode } = useColorScheme();
  const other = colorScheme === 'dark' ? 'light' : 'dark';
  const change = () => {
    // Reads the system's preference from the browser, because MUI only reports it in `system` mode.
    const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
    setMode(other === (isDark ? 'dark' : 'light') ? 'system' : other);
  };
  return { label: `Use ${other} colours`, change };
}
