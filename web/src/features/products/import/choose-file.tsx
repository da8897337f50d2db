import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { listed } from '@pedalworks/contract/words';
import { productColumns, requiredColumns, revisionHeading } from '@pedalworks/contract/product-columns';
import { ExportButton } from '../../shared/export-button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { FileField } from '../../../ui/file-field.tsx';
import type { ImportState } from './use-product-import.ts';

interface ChooseFileProps {
  readonly state: ImportState;
  readonly onFile: (file: File) => void;
  readonly onAgain: () => void;
}

export function ChooseFile({ state: { file, problem }, onFile, onAgain }: ChooseFileProps) {
  return (
    <>
      {file !== null ? (
        <Alert
          severity={problem === null ? 'info' : 'error'}
          role="alert"
          action={<Button onClick={onAgain}>Check again</Button>}
        >
          {problem ?? 'Import stopped.'} Nothing was imported from {file.name}.
        </Alert>
      ) : null}
      <FileField
        label="Products file"
        title="Choose a CSV file"
        help="From Excel, LibreOffice or another shop: at most 5,000 parts and 20 MB."
        problem={file === null ? problem : null}
        accept=".csv,.tsv,.txt,text/csv"
        onFiles={([chosen]) => {
          if (chosen !== undefined) onFile(chosen);
        }}
      />
      <FileAdvice />
    </>
  );
}

function FileAdvice() {
  return (
    <Stack spacing={1} component="section" aria-label="File requirements" sx={{ maxWidth: '68ch' }}>
      <Typography>
        The easiest way is to export all parts, edit the file and import it. Keep the column{' '}
        <strong>{revisionHeading}</strong>, so that the shop can detect changes made since the export.
      </Typography>
      <div>
        <ExportButton name="exportProducts">Export all parts</ExportButton>
      </div>
      <Disclosure label="File requirements">
        <Stack spacing={1}>
          <Typography>
            The first row has the headings, and each other row a part. The only required column is{' '}
            <strong>{productColumns.partNumber}</strong>. New parts also need{' '}
            {listed(requiredColumns.slice(1).map((column) => productColumns[column]))}.
          </Typography>
          <Typography>
            Parts keep their values in columns that the file does not have. Empty cells clear{' '}
            {listed(emptied)}; in other columns they change nothing. Stock changes only if you turn on “Also
            set stock”. A stock of +10 adds 10, -3 takes 3.
          </Typography>
        </Stack>
      </Disclosure>
    </Stack>
  );
}

const emptied = (
  ['priceBreaks', 'category', 'kind', 'range', 'specs', 'interfaces', 'storage', 'madeToOrder'] as const
).map((column) => productColumns[column]);
