import { createTheme } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { once } from '@pedalworks/contract/once';
import { baseline } from './theme/baseline.ts';
import { controls } from './theme/controls.ts';
import { dataGrid } from './theme/data-grid.ts';
import { fields } from './theme/fields.ts';
import { darkPalette, lightPalette } from './theme/palette.ts';
import { surfaces } from './theme/surfaces.ts';
import { typography } from './theme/typography.ts';

/** Creates the theme once. A phone needs about 60 ms for it, so `entry-client.ts` makes it a step of its own. */
export const createShopTheme = once(() =>
  createTheme({
    cssVariables: { colorSchemeSelector: 'data' },
    colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
    shape: { borderRadius: 2 },
    typography,
    transitions: {
      duration: {
        shortest: 100,
        shorter: 120,
        short: 140,
        standard: 160,
        enteringScreen: 160,
        leavingScreen: 120,
      },
    },
    components: { ...baseline, ...controls, ...fields, ...surfaces, ...dataGrid },
  }),
);
