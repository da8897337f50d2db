import Box from '@mui/material/Box';
import { Disclosure } from '../../../ui/disclosure.tsx';

/** One line for a part that may not fit, with the reasons folded. */
export function UnconfirmedFit({ messages }: { readonly messages: readonly string[] }) {
  return (
    <Box sx={{ flex: '1 1 14rem', typography: 'body2', overflowWrap: 'anywhere' }}>
      <Disclosure label="Not confirmed to fit: why?">
        <FitReasons messages={messages} />
      </Disclosure>
    </Box>
  );
}

export function FitReasons({ messages }: { readonly messages: readonly string[] }) {
  return messages.map((message) => (
    <p key={message} dir="auto">
      {message}
    </p>
  ));
}
