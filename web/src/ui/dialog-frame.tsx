import type { ReactNode } from 'react';
import MuiDialog, { type DialogProps as MuiDialogProps } from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import type { Breakpoint, SxProps, Theme } from '@mui/material/styles';
import { useFirstPress } from './use-first-press.ts';
import { useReturnFocus } from './use-return-focus.ts';

export interface DialogFrameProps extends Pick<
  MuiDialogProps,
  'fullWidth' | 'fullScreen' | 'slotProps' | 'aria-describedby'
> {
  readonly open: boolean;
  readonly title: ReactNode;
  readonly titleSx?: SxProps<Theme> | undefined;
  readonly maxWidth?: Breakpoint | undefined;
  readonly onClose: () => void;
  /** Focuses an element of the page after closing. By default, the element that was focused before opening. */
  readonly returnFocus?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** Dialog that ignores the second press of a double click, and returns the focus even to a re-rendered opener. */
export function DialogFrame({
  title,
  titleSx = null,
  maxWidth = 'xs',
  returnFocus,
  children,
  ...props
}: DialogFrameProps) {
  const press = useFirstPress(props.open);
  return (
    <MuiDialog maxWidth={maxWidth} {...props} {...press} disableRestoreFocus sx={layout}>
      <DialogTitle dir="auto" sx={titleSx}>
        {title}
      </DialogTitle>
      {children}
      <WhileOpen isOpen={props.open} returnFocus={returnFocus} />
    </MuiDialog>
  );
}

interface WhileOpenProps extends Pick<DialogFrameProps, 'returnFocus'> {
  readonly isOpen: boolean;
}

/** Part of the dialog that mounts when it opens, while the opener still has the focus. */
function WhileOpen({ isOpen, returnFocus }: WhileOpenProps) {
  useReturnFocus(isOpen, returnFocus);
  return null;
}

/** Draws a line above the buttons while content is below the edge: the paper covers the line at the content's end. */
const edge = (color: string, attachment: 'local' | 'scroll') =>
  `linear-gradient(${color}, ${color}) bottom / 100% 1px no-repeat ${attachment}`;

const layout: SxProps<Theme> = ({ vars, breakpoints }) => ({
  '& .MuiDialogContent-root': {
    background: [edge(vars.palette.background.paper, 'local'), edge(vars.palette.divider, 'scroll')].join(
      ', ',
    ),
    [breakpoints.down('sm')]: { pb: 1 },
  },
  '& .MuiDialogActions-root': {
    gap: '8px 16px',
    '& > *': { m: 0 },
    [breakpoints.down('sm')]: { pt: 2, '& > *': { flex: 'auto' } },
  },
});
