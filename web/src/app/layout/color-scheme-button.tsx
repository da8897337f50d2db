import IconButton from '@mui/material/IconButton';
import { useColorScheme } from '@mui/material/styles';
import ContrastIcon from '@mui/icons-material/Contrast';

/** Changes between light and dark. Choosing what the system prefers goes back to following it. */
export function ColorSchemeButton() {
  const { colorScheme, systemMode, setMode } = useColorScheme();
  const other = colorScheme === 'dark' ? 'light' : 'dark';
  return (
    <IconButton
      aria-label={`Use ${other} colours`}
      onClick={() => {
        setMode(other === preferredScheme(systemMode) ? 'system' : other);
      }}
    >
      <ContrastIcon />
    </IconButton>
  );
}

/** MUI knows the system's preference only while it follows it. */
function preferredScheme(systemMode: 'light' | 'dark' | undefined): 'light' | 'dark' {
  return systemMode ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
}
