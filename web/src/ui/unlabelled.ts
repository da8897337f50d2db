import { visuallyHidden } from '@mui/utils';

/** Style of a field whose values explain themselves: only screen readers get its label. */
export const unlabelled = { width: 'auto', '& > .MuiInputLabel-root': visuallyHidden } as const;
