import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import Delete from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { FieldArray, useField, type FieldArrayRenderProps } from 'formik';

interface FieldRowsProps {
  /** The list of the surrounding form that is edited. */
  readonly name: string;
  readonly legend: string;
  readonly hint: string;
  /** What one row is, such as `spec`. */
  readonly noun: string;
  readonly most: number;
  readonly blank: object;
  /** The fields of a row, whose names begin with `path`. */
  readonly children: (path: string) => ReactNode;
}

/** Rows of fields that are added and removed. */
export function FieldRows(props: FieldRowsProps) {
  return <FieldArray name={props.name}>{(helpers) => <RowSet {...props} helpers={helpers} />}</FieldArray>;
}

interface RowSetProps extends FieldRowsProps {
  readonly helpers: FieldArrayRenderProps;
}

function RowSet({ name, legend, hint, noun, most, blank, children, helpers }: RowSetProps) {
  const [{ value: rows }] = useField<readonly unknown[]>(name);
  const { ref, expectChange } = useFocusOnChange(rows.length);
  return (
    <Box component="fieldset" ref={ref} sx={set}>
      <Typography component="legend" variant="subtitle2" sx={{ p: 0 }}>
        {legend}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {hint}
      </Typography>
      {rows.map((_row, index) => (
        <Box key={index} data-row="" sx={row}>
          {children(`${name}.${String(index)}`)}
          <IconButton
            onMouseDown={keepFocus}
            aria-label={`Remove ${noun} ${String(index + 1)}`}
            onClick={() => {
              expectChange();
              helpers.remove(index);
            }}
          >
            <Delete />
          </IconButton>
        </Box>
      ))}
      <Button
        disabled={rows.length >= most}
        onMouseDown={keepFocus}
        onClick={() => {
          expectChange();
          helpers.push(blank);
        }}
        sx={{ justifySelf: 'start' }}
      >
        Add {noun}
      </Button>
    </Box>
  );
}

/** The field one comes from would show its error as it is left, and move the button from under the pointer. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

/** A new row takes the focus; where one was removed the button to add another does. */
function useFocusOnChange(count: number) {
  const ref = useRef<HTMLFieldSetElement>(null);
  const isExpected = useRef(false);
  const before = useRef(count);
  useEffect(() => {
    const rows = ref.current?.querySelectorAll('[data-row]');
    const place = count > before.current ? rows?.[count - 1]?.querySelector('input') : addButton(ref.current);
    if (isExpected.current && count !== before.current) place?.focus();
    isExpected.current = false;
    before.current = count;
  }, [count]);
  const expectChange = () => {
    isExpected.current = true;
  };
  return { ref, expectChange };
}

function addButton(set: HTMLElement | null): HTMLButtonElement | null {
  return set?.querySelector(':scope > button') ?? null;
}

const set = {
  display: 'grid',
  gap: 1.5,
  minWidth: 0,
  m: 0,
  p: 0,
  border: 0,
  // The first row's labels stand above the columns; those of the others are only heard.
  '& [data-row] ~ [data-row] label': { sm: visuallyHidden },
  '& [data-row] ~ [data-row] > button': { mt: { sm: 0.25 } },
};

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) minmax(0, 1fr) auto' },
  gap: { xs: 1, sm: 2 },
  pb: { xs: 2, sm: 0 },
  borderBottom: { xs: '1px solid var(--mui-palette-divider)', sm: 0 },
  '& > button': { alignSelf: 'start', gridColumn: { xs: 2, sm: 3 }, gridRow: 1, mt: '31px' },
  '& > :nth-of-type(2)': { gridColumn: { xs: 1, sm: 2 } },
};
