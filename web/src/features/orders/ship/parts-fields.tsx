import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { numberKinds, parseNumber, type NumberKind } from '@pedalworks/contract/numbers';
import type { Order, ShippedLine } from '@pedalworks/contract';
import { counted } from '@pedalworks/contract/words';
import { totalUnits } from '@pedalworks/contract/units-to-send';
import { Field, useFormikContext, type FormikErrors } from 'formik';
import { formatNumber } from '../../../ui/money.ts';
import { NumberField } from '../../../ui/number-field.tsx';

type ParcelLines = readonly ShippedLine[];

/** Parts that a parcel can contain. */
export interface Contents {
  readonly order: Pick<Order, 'lines'>;
  /** Lines with their maximum quantities. */
  readonly lines: ParcelLines;
  /** True if the parcel contains all of them unless the admin chooses some. */
  readonly isAllByDefault: boolean;
}

export interface PartsValues {
  readonly isPart: boolean;
  /** Quantity of each of the contents' lines. */
  readonly quantities: readonly string[];
}

export function initialParts({ lines, isAllByDefault }: Contents): PartsValues {
  const isObvious = isAllByDefault || totalUnits(lines) === 1;
  return {
    isPart: !isAllByDefault,
    quantities: lines.map(({ quantity }) => String(isObvious ? quantity : 0)),
  };
}

/** Returns the chosen lines; undefined for all that the parcel can contain. */
export function chosenLines(
  { isPart, quantities }: PartsValues,
  { lines }: Contents,
): ShippedLine[] | undefined {
  if (!isPart) return undefined;
  return lines
    .map(({ line }, index) => ({ line, quantity: Number(quantities[index] ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
}

export function partsErrors(values: PartsValues, contents: Contents): FormikErrors<PartsValues> {
  if (!values.isPart) return {};
  const problems = contents.lines.map(
    ({ line, quantity }, index) =>
      parseNumber(values.quantities[index] ?? '', { ...kindUpTo(quantity), label: nameOf(contents, line) })
        .problem,
  );
  if (problems.some((problem) => problem !== undefined)) return { quantities: problems };
  return chosenLines(values, contents)?.length === 0 ? { isPart: 'Choose at least one part' } : {};
}

const nameOf = ({ order }: Contents, line: number) => order.lines[line]?.name ?? '';

const kindUpTo = (max: number): NumberKind => ({
  ...numberKinds.stock,
  max,
  range: `a whole number, at most ${formatNumber(max)}`,
});

/** Choice of a parcel's parts. Asks nothing if the parcel can only contain one piece. */
export function PartsFields({ contents }: { readonly contents: Contents }) {
  const { isPart } = useFormikContext<PartsValues>().values;
  const { lines, isAllByDefault } = contents;
  if (isAllByDefault && totalUnits(lines) === 1) return null;
  return (
    <>
      {isAllByDefault ? (
        <FormControlLabel
          control={<Field as={Switch} type="checkbox" name="isPart" />}
          label="Send only some parts"
        />
      ) : null}
      {isPart ? <Quantities contents={contents} /> : null}
    </>
  );
}

function Quantities({ contents }: { readonly contents: Contents }) {
  const { errors, submitCount } = useFormikContext<PartsValues>();
  return (
    <>
      {contents.lines.map(({ line, quantity }, index) => (
        <NumberField
          key={line}
          name={`quantities[${String(index)}]`}
          label={nameOf(contents, line)}
          kind={kindUpTo(quantity)}
          helperText={`Up to ${formatNumber(quantity)}`}
        />
      ))}
      {submitCount > 0 && errors.isPart !== undefined ? (
        <Typography role="alert" color="error">
          {errors.isPart}
        </Typography>
      ) : null}
    </>
  );
}

interface PartsSubmitTextProps {
  readonly contents: Contents | undefined;
  /** Text of the button if the parcel contains all parts. */
  readonly children: string;
}

export function PartsSubmitText({ contents, children }: PartsSubmitTextProps) {
  const { values } = useFormikContext<PartsValues>();
  if (contents?.isAllByDefault !== true) return children;
  const chosen = chosenLines(values, contents);
  if (chosen === undefined) return children;
  return `Ship ${formatNumber(totalUnits(chosen))} of ${counted(totalUnits(contents.lines), 'part')}`;
}
