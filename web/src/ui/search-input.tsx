import { useEffect, useRef } from 'react';
import type { AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

interface SearchInputProps extends AutocompleteRenderInputParams {
  readonly label: string;
  readonly placeholder: string;
  readonly maxLength: number;
  readonly name?: string;
}

export function SearchInput({ label, maxLength, name, slotProps, ...params }: SearchInputProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <TextField
      {...params}
      inputRef={input}
      slotProps={{
        ...slotProps,
        htmlInput: { ...slotProps.htmlInput, name, 'aria-label': label, maxLength },
      }}
    />
  );
}

/** Slot props of a popper whose options push the content down. They override the inline styles that Popper sets. */
export const inFlow = {
  sx: { '&&': { position: 'static !important', transform: 'none !important', width: '100% !important' } },
};
