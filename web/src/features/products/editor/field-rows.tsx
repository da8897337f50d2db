import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { FieldArray, useField, type FieldArrayRenderProps } from 'formik';
import { Announcement } from '../../../ui/announcement.tsx';
import { keepFocus, RowButtons, useRows } from './row-buttons.tsx';

interface FieldRowsProps {
  readonly name: string;
  readonly legend: string;
  readonly hint: string;
  readonly noun: string;
  readonly maxRows: number;
  readonly blank: object;
  readonly isOrdered?: boolean;
  readonly children: (path: string) => ReactNode;
}

export function FieldRows(props: FieldRowsProps) {
  return <FieldArray name={props.name}>{(helpers) => <FieldList {...props} helpers={helpers} />}</FieldArray>;
}

interface FieldListProps extends FieldRowsProps {
  readonly helpers: FieldArrayRenderProps;
}

function FieldList({ name, noun, maxRows: most, blank, children, helpers, ...props }: FieldListProps) {
  const [{ value }] = useField<readonly unknown[]>(name);
  const count = value.length;
  const { list, text, add, onMove, onRemove } = useRows<HTMLFieldSetElement>({ noun, count, helpers });
  const moves = props.isOrdered === true ? { onMove } : {};
  return (
    <Box component="fieldset" ref={list} sx={set}>
      <Typography component="legend" variant="subtitle2" sx={{ p: 0 }}>
        {props.legend}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {props.hint}
      </Typography>
      {value.map((_row, index) => (
        <Box key={index} data-row="" sx={props.isOrdered === true ? orderedRow : row}>
          {children(`${name}.${String(index)}`)}
          <RowButtons noun={noun} index={index} count={count} onRemove={onRemove} {...moves} />
        </Box>
      ))}
      <Button
        data-adds=""
        disabled={count >= most}
        onMouseDown={keepFocus}
        onClick={() => add(blank)}
        sx={{ justifySelf: 'start' }}
      >
        Add {noun}
      </Button>
      <Announcement>{text}</Announcement>
    </Box>
  );
}

const set = {
  display: 'grid',
  gap: 1.5,
  minWidth: 0,
  m: 0,
  p: 0,
  border: 0,
  '& [data-row] ~ [data-row] label': visuallyHidden,
};

const row = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) auto',
  gap: { xs: 1, sm: 2 },
  alignItems: 'start',
  // Aligns the buttons with the fields, which in the first row have labels above them.
  '& > [data-buttons]': { mt: '31px' },
  '[data-row] ~ & > [data-buttons]': { mt: 0.25 },
};

const orderedRow = {
  ...row,
  gridTemplateColumns: { xs: 'minmax(0, 2fr) minmax(0, 3fr)', sm: 'minmax(0, 2fr) minmax(0, 3fr) auto' },
  '& > [data-buttons]': { gridColumn: { xs: '1 / -1', sm: 'auto' }, mt: { xs: 0, sm: '31px' } },
};
