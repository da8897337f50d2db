import Box from '@mui/material/Box';
import JsBarcode from 'jsbarcode';

/** Light modules that Code 128 requires on both sides. */
const quietZone = 10;

/** Code 128 barcode in black on white, with its text below. */
export function Barcode({ text }: { readonly text: string }) {
  const modules = code128(text);
  const width = modules.length + 2 * quietZone;
  return (
    <Box component="figure" sx={figure}>
      <svg
        viewBox={`0 0 ${String(width)} 30`}
        preserveAspectRatio="none"
        shapeRendering="crispEdges"
        role="img"
        aria-label={`Barcode ${text}`}
      >
        <rect width={width} height={30} fill="#fff" />
        <path d={barsOf(modules)} fill="#000" />
      </svg>
      <Box component="figcaption" sx={{ textAlign: 'center', letterSpacing: '0.2em', fontWeight: 700 }}>
        {text}
      </Box>
    </Box>
  );
}

/** Encodes a text as a sequence of dark (1) and light (0) modules. */
function code128(text: string): string {
  const encoded: { encodings?: readonly { readonly data: string }[] } = {};
  JsBarcode(encoded, text, { format: 'CODE128' });
  return (encoded.encodings ?? []).map(({ data }) => data).join('');
}

const barsOf = (modules: string): string =>
  [...modules.matchAll(/1+/gu)]
    .map(
      ({ 0: bar, index }) =>
        `M${String(index + quietZone)} 0h${String(bar.length)}v30h-${String(bar.length)}z`,
    )
    .join('');

const figure = {
  width: '80mm',
  maxWidth: 1,
  m: 0,
  bgcolor: '#fff',
  '& svg': { display: 'block', width: 1, height: '18mm' },
};
