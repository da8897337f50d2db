import Box from '@mui/material/Box';

const countries = new Intl.DisplayNames('en', { type: 'region' });

type Field = 'name' | 'company' | 'street' | 'postcode' | 'city' | 'region' | 'country' | 'vatId';

interface AddressLinesProps {
  /** What it does not have is empty. */
  readonly address: Readonly<Record<Field, string>>;
}

/** An address, line by line, with the country's name. */
export function AddressLines({ address }: AddressLinesProps) {
  const { name, company, street, postcode, city, region, country, vatId } = address;
  const lines = [name, company, ...street.split('\n'), [postcode, city, region].filter(Boolean).join(' ')];
  return (
    <Box component="address" sx={{ fontStyle: 'normal' }}>
      {[...lines, countryName(country), vatId === '' ? '' : `VAT id ${vatId}`]
        .filter((line) => line !== '')
        .map((line, index) => (
          <Box key={index} dir="auto">
            {line}
          </Box>
        ))}
    </Box>
  );
}

function countryName(code: string): string {
  return /^[A-Z]{2}$/u.test(code) ? (countries.of(code) ?? code) : code;
}
