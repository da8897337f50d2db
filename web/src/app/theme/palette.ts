import type { PaletteOptions } from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface TypeBackground {
    subtle: string;
  }
  interface Palette {
    /** Borders of controls, with 3:1 contrast to the background (WCAG 1.4.11). Use `divider` for hairlines. */
    outline: string;
    graphite: { main: string; contrastText: string; secondaryText: string; outline: string };
  }
  interface PaletteOptions {
    outline: string;
    graphite: Palette['graphite'];
  }
}

/**
 * Light colour scheme. Use `main` for text and fills, and `light` behind text in `main` (contrast at least 4.5:1).
 */
export const lightPalette = {
  primary: { main: '#c4300a', dark: '#9c2405', light: '#fbe9e2', contrastText: '#ffffff' },
  secondary: { main: '#15181b', dark: '#000000', light: '#4d555b', contrastText: '#f5f6f4' },
  success: { main: '#1b6a42', dark: '#12472c', light: '#e3f2e9', contrastText: '#ffffff' },
  error: { main: '#a8121f', dark: '#7f0d17', light: '#fbe6e7', contrastText: '#ffffff' },
  warning: { main: '#7a4f00', dark: '#5c3b00', light: '#fbefd3', contrastText: '#ffffff' },
  info: { main: '#1d4f7c', dark: '#123350', light: '#e3eef8', contrastText: '#ffffff' },
  text: { primary: '#15181b', secondary: '#4d555b', disabled: '#4d555b' },
  background: { default: '#f5f6f4', paper: '#ffffff', subtle: '#eaecea' },
  divider: '#d3d7d4',
  outline: '#7f878c',
  graphite: {
    main: '#15181b',
    contrastText: '#f5f6f4',
    secondaryText: '#ccd3d6',
    outline: 'rgb(255 255 255 / 22%)',
  },
  action: { active: '#4d555b', hover: '#eaecea', selected: '#eaecea', disabledBackground: '#eaecea' },
} satisfies PaletteOptions;

export const darkPalette: PaletteOptions = {
  primary: { main: '#ff7345', dark: '#ff9470', light: '#35211a', contrastText: '#1b0c05' },
  secondary: { main: '#eef0ee', dark: '#ffffff', light: '#a9b2b6', contrastText: '#121517' },
  success: { main: '#7bd3a2', dark: '#a4e2be', light: '#18291f', contrastText: '#0c1a12' },
  error: { main: '#ff9a98', dark: '#ffbdbb', light: '#351b1d', contrastText: '#210a0b' },
  warning: { main: '#f2c05c', dark: '#f7d48f', light: '#322814', contrastText: '#1d1503' },
  info: { main: '#8fc1ef', dark: '#b5d6f4', light: '#162738', contrastText: '#06131f' },
  text: { primary: '#eef0ee', secondary: '#a9b2b6', disabled: '#a9b2b6' },
  background: { default: '#121517', paper: '#1a1e21', subtle: '#22272a' },
  divider: '#31383c',
  outline: '#737d83',
  graphite: { ...lightPalette.graphite, main: '#22272a' },
  action: { active: '#a9b2b6', hover: '#22272a', selected: '#22272a', disabledBackground: '#22272a' },
};
