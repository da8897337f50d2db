import { useId, useRef, type MouseEvent, type ReactNode, type Ref } from 'react';
import MuiModal from '@mui/material/Modal';
import './modal.css';

interface ModalProps {
  readonly open: boolean;
  readonly title: string;
  readonly children: ReactNode;
  /** Whether it is on the page, unseen, before it opens: it then opens sooner. */
  readonly drawnAhead?: boolean;
  /** Buttons below the content. */
  readonly actions?: ReactNode;
  readonly width: 'xs' | 'sm';
  /** Whether a screen reader says the content together with the title. */
  readonly readOut?: boolean;
  readonly sheetRef?: Ref<HTMLDivElement>;
  readonly onClose: () => void;
}

/** Without MUI's own elements, and so without its styles. */
const bare = { slots: { root: 'div' }, hideBackdrop: true } as const;

/**
 * A window over the page that holds the focus and the page's scrolling; Escape and a click beside it close it. MUI's Modal
 * without a look of its own: `modal.css` has that, for no style has to be made while it opens.
 */
export function Modal({ open, drawnAhead = false, sheetRef = null, onClose, ...sheet }: ModalProps) {
  return (
    <MuiModal
      {...bare}
      {...useClickBeside(onClose)}
      onClickCapture={ignoreSecondClick}
      className={open ? 'modal' : 'modal modal-ahead'}
      open={open}
      keepMounted={drawnAhead}
      onClose={onClose}
    >
      <Sheet ref={sheetRef} {...sheet} />
    </MuiModal>
  );
}

/** What MUI's Modal gives its child, so that it can lead the focus there. */
interface Focusable {
  readonly ref?: Ref<HTMLDivElement>;
  readonly tabIndex?: number;
}

type SheetProps = Pick<ModalProps, 'title' | 'children' | 'actions' | 'width' | 'readOut'> & Focusable;

function Sheet({ title, children, actions, width, readOut = false, ...focusable }: SheetProps) {
  const titleId = useId();
  const textId = useId();
  return (
    <div
      {...focusable}
      className="modal-sheet"
      data-width={width}
      role="dialog"
      aria-modal="true"
      aria-labelledby={titleId}
      {...(readOut ? { 'aria-describedby': textId } : {})}
    >
      <h2 id={titleId} className="modal-title">
        {title}
      </h2>
      <div id={textId} className="modal-content">
        {children}
      </div>
      {actions === undefined ? null : <div className="modal-actions">{actions}</div>}
    </div>
  );
}

/** The second click of a double click was meant for what opened the window, wherever in or beside it that click falls. */
function ignoreSecondClick(event: MouseEvent): void {
  if (event.detail <= 1) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Handlers for what lies around the window. A press that began in it, such as one that marks text, is no click beside it. */
function useClickBeside(onClick: () => void) {
  const beganBeside = useRef(false);
  return {
    onMouseDown: ({ target, currentTarget }: MouseEvent) => {
      beganBeside.current = target === currentTarget;
    },
    onClick: ({ target, currentTarget }: MouseEvent) => {
      if (beganBeside.current && target === currentTarget) onClick();
    },
  };
}
