import IconButton from '@mui/material/IconButton';
import { useColorScheme } from '@mui/material/styles';
import ContrastIcon from '@mui/icons-material/Contrast';

/** Changes between light and dark. Choosing what the system prefers goes back to following it. */
export function ColorSchemeButton() {
  const { colorScheme, setMode } = useColorScheme();
  const other = colorScheme === 'dark' ? 'light' : 'dark';
  return (
    <IconButton
      aria-label={`Use ${other} colours`}
      onClick={() => {
        // MUI knows the system's preference only while it follows it.
        const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
        setMode(other === (isDark ? 'dark' : 'light') ? 'system' : other);
      }}
    >
      <ContrastIcon />
    </IconButton>
  );
}
