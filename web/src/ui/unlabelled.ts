import { visuallyHidden } from '@mui/utils';

export const unlabelled = { width: 'auto', '& > .MuiInputLabel-root': visuallyHidden } as const;
