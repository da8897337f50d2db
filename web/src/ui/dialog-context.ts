import { createContext, use } from 'react';

export interface DialogForm {
  readonly isDirty: boolean;
  readonly isBusy: boolean;
}

interface DialogControls {
  /** True while a request runs, so that the dialog does not close. */
  readonly mustStay: boolean;
  /** Closes the dialog, even with unsaved input. */
  readonly close: () => void;
  /** Closes the dialog unless it must stay. Asks first if input would be lost. */
  readonly requestClose: () => void;
  readonly setForm: (form: DialogForm) => void;
}

export const noForm: DialogForm = { isDirty: false, isBusy: false };

const ignore = () => undefined;

export const DialogContext = createContext<DialogControls>({
  ...{ mustStay: false, close: ignore, requestClose: ignore, setForm: ignore },
});

/** Returns the controls of the surrounding dialog. Outside a dialog, they do nothing. */
export const useDialog = (): DialogControls => use(DialogContext);
