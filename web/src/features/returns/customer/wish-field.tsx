import { useId } from 'react';
import Typography from '@mui/material/Typography';
import { useField } from 'formik';
import { ChoiceChips } from '../../../ui/choice-chips.tsx';

/** Asks what the customer wants for parts with a fault. */
export function WishField() {
  const id = useId();
  const [{ value }, , { setValue }] = useField<string>('wish');
  return (
    <div>
      <Typography id={id} variant="subtitle2" component="p" sx={{ mb: 0.5 }}>
        What would you like?
      </Typography>
      <ChoiceChips
        name="wish"
        labelledBy={id}
        value={value}
        options={[
          ['replace', 'A replacement'],
          ['refund', 'My money back'],
        ]}
        onChoose={(wish) => void setValue(wish)}
      />
    </div>
  );
}
