import { useEffect, useRef, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import { Form, Formik, type FormikConfig, type FormikValues } from 'formik';
import { CloseButton } from './close-button.tsx';
import { useDialog } from './dialog-context.ts';
import { Dialog, type DialogProps } from './dialog.tsx';
import { FocusFirstError } from './focus-first-error.tsx';
import { FormGuard } from './form-guard.tsx';
import { SubmitButton } from './submit-button.tsx';
import { SubmitError } from './submit-error.tsx';
import { useSubmit } from './use-submit.ts';

type FormikProps = 'initialValues' | 'validationSchema' | 'validate' | 'validateOnBlur';

interface DialogFormProps<Values> extends Pick<FormikConfig<Values>, FormikProps> {
  /** Sends the form. The dialog then closes, unless the promise resolves to false. */
  readonly send: (values: Values) => Promise<unknown>;
  readonly fieldOf?: ((path: string) => string) | undefined;
  readonly submitText: ReactNode;
  readonly busyText?: string | undefined;
  /** Name of the field that is focused on opening. By default, the first one. */
  readonly focusOn?: string | undefined;
  /** Content between the scrolling fields and the buttons. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

type FormDialogProps<Values> = DialogFormProps<Values> &
  Pick<
    DialogProps,
    'open' | 'title' | 'titleSx' | 'onClose' | 'returnFocus' | 'maxWidth' | 'isInHistory' | 'slotProps'
  >;

/** Dialog with a Formik form that shows the server's errors and closes on success. */
export function FormDialog<Values extends FormikValues>(props: FormDialogProps<Values>) {
  const { open, title, titleSx, onClose, returnFocus, maxWidth, isInHistory, slotProps, ...form } = props;
  const dialog = { open, title, titleSx, onClose, returnFocus, maxWidth, isInHistory };

  return (
    <Dialog fullWidth {...dialog} slotProps={slotProps ?? {}}>
      <DialogForm {...form} />
    </Dialog>
  );
}

function DialogForm<Values extends FormikValues>(props: DialogFormProps<Values>) {
  const { send, fieldOf, children, ...others } = props;
  const { submitText, busyText = 'Saving…', focusOn, foot, ...formik } = others;
  const { close } = useDialog();
  const onSent = (result: unknown) => {
    if (result === false) return undefined;
    close();
    // Keeps the form busy until the dialog is gone, so that a second press does not send it again.
    return new Promise(() => undefined);
  };
  const { submit, error } = useSubmit<Values>({ send, onSent, fieldOf });
  return (
    <Formik {...formik} validateOnChange={false} onSubmit={submit}>
      <Box component={Form} noValidate sx={form}>
        <DialogContent>
          <Stack useFlexGap spacing={2.5}>
            {children}
            <SubmitError error={error} fieldOf={fieldOf} />
          </Stack>
        </DialogContent>
        {foot}
        <DialogActions>
          <CloseButton />
          <SubmitButton busyText={busyText}>{submitText}</SubmitButton>
        </DialogActions>
        <FormGuard />
        <FocusFirstError />
        <FocusField name={focusOn} />
      </Box>
    </Formik>
  );
}

const form = {
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  '@media (max-height: 30em)': { minHeight: 'auto', flexShrink: 0 },
};

/** Focuses a field of the surrounding form on mount and selects its text. By default, the first field. */
function FocusField({ name }: { readonly name?: string | undefined }) {
  const here = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const form = here.current?.closest('form');
    const first = form?.querySelector(':is(input, select, textarea):enabled');
    const field = name === undefined ? first : form?.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus();
    if (field instanceof HTMLInputElement) field.select();
    // oxlint-disable-next-line react/exhaustive-deps -- on mount only
  }, []);
  return <span ref={here} hidden />;
}
