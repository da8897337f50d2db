import { useState } from 'react';

/** Returns the last defined value, so that a dialog keeps its content during the closing animation. */
export function useLastValue<Value>(value: Value | null | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  if (value != null && value !== last) setLast(value);
  return value ?? last ?? undefined;
}
