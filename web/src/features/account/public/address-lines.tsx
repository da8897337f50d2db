import Box from '@mui/material/Box';
import { commonFormat, formattedLines, type LetterParts } from '@pedalworks/contract/address-lines';

const formats = Object.entries(ADDRESS_FORMATS);

/** Returns the lines of an address in its country's format. Loads less than the contract's `addressLines`. */
export function linesOf(address: LetterParts): readonly string[] {
  const format = formats.find(([, codes]) => codes.split(' ').includes(address.country));
  return formattedLines(address, format?.[0] ?? commonFormat);
}

export function AddressLines({ address }: { readonly address: LetterParts & { readonly vatId: string } }) {
  const { vatId } = address;
  return (
    <Box component="address" sx={{ fontStyle: 'normal' }}>
      {[...linesOf(address), ...(vatId === '' ? [] : [`VAT ID ${vatId}`])].map((line, index) => (
        <Box key={index} dir="auto">
          {line}
        </Box>
      ))}
    </Box>
  );
}
