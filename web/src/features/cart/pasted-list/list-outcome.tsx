import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { formatNumber } from '../../../ui/money.ts';
import { counted, plural } from '@pedalworks/contract/words';
import type { AddedPart, PastedOutcome } from './use-pasted-list.ts';

const compact = { '& .MuiAlert-message': { display: 'grid', gap: 0.5 }, '& p': { m: 0 } };

/** Longest list of added parts that is shown unfolded. */
const maxShown = 5;

export function ListOutcome({ added, problems, openQuestions }: PastedOutcome) {
  const lines = problems.length;
  if (added.length + lines + openQuestions === 0) return <Alert severity="success">The list is empty.</Alert>;
  return (
    <Alert severity={lines > 0 ? 'warning' : openQuestions > 0 ? 'info' : 'success'} sx={compact}>
      <Added added={added} />
      {openQuestions === 0 ? null : (
        <p>
          Choose the {plural(openQuestions, 'quantity', 'quantities')} of {counted(openQuestions, 'line')}{' '}
          below.
        </p>
      )}
      {lines === 0 ? null : (
        <>
          <AlertTitle>{counted(lines, 'line needs', 'lines need')} correction</AlertTitle>
          <ol>
            {problems.map(({ text, problem }, index) => (
              <Box component="li" key={index} sx={{ overflowWrap: 'anywhere' }}>
                <strong>Line {index + 1}:</strong> {problem} <span dir="auto">({text})</span>
              </Box>
            ))}
          </ol>
        </>
      )}
    </Alert>
  );
}

function Added({ added }: Pick<PastedOutcome, 'added'>) {
  if (added.length === 0) return null;
  const [only] = added;
  if (added.length === 1 && only !== undefined) return <p>{addedText(only)}</p>;
  const pieces = added.reduce((sum, one) => sum + one.pieces, 0);
  const list = (
    <Box component="ul" sx={{ overflowWrap: 'anywhere' }}>
      {added.map((one) => (
        <li key={one.part._id}>{addedText(one)}</li>
      ))}
    </Box>
  );
  return (
    <div>
      <p>
        {formatNumber(added.length)} parts added to the cart, {counted(pieces, 'piece')}.
      </p>
      {added.length <= maxShown ? list : <Disclosure label="Pieces of each part">{list}</Disclosure>}
    </div>
  );
}

function addedText({ part, pieces, isCut, total }: AddedPart): string {
  const name = part.partNumber === '' ? part.name : part.partNumber;
  const inCart = total > pieces || isCut ? `, ${formatNumber(total)} in the cart` : '';
  return `${name}: ${counted(pieces, 'piece')} added${inCart}${isCut ? ', which is the maximum' : ''}`;
}
