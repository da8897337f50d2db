import Box from '@mui/material/Box';
import { commonFormat, formattedLines, type LetterParts } from '@pedalworks/contract/address-lines';

interface AddressLinesProps {
  readonly address: LetterParts & { readonly vatId: string };
}

export function AddressLines({ address }: AddressLinesProps) {
  const { country, vatId } = address;
  const lines = formattedLines(address, ADDRESS_FORMATS[country] ?? commonFormat);
  return (
    <Box component="address" sx={{ fontStyle: 'normal' }}>
      {[...lines, ...(vatId === '' ? [] : [`VAT ID ${vatId}`])].map((line, index) => (
        <Box key={index} dir="auto">
          {line}
        </Box>
      ))}
    </Box>
  );
}
