import Alert from '@mui/material/Alert';
import { getIn, useFormikContext } from 'formik';
import { errorMessageByField } from '../services/error-message.ts';

interface SubmitErrorProps {
  readonly error: unknown;
  readonly fieldOf?: ((path: string) => string) | undefined;
}

/** Error of a failed submission. Includes the issues that no field of the form shows. */
export function SubmitError({ error, fieldOf = (path) => path }: SubmitErrorProps) {
  const { values } = useFormikContext();
  if (error === null) return null;
  const isMarked = (path: string) => getIn(values, fieldOf(path)) !== undefined;
  return <Alert severity="error">{errorMessageByField(error, isMarked)}</Alert>;
}
