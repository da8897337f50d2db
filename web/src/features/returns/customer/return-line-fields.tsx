import { useId } from 'react';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { numberKinds } from '@pedalworks/contract/numbers';
import { useField } from 'formik';
import { partRow } from '../../shared/part-row.ts';
import { useBikes } from '../../bike/public/bikes.ts';
import { ProductPicture } from '../../products/public/product-picture.tsx';
import { ChoiceChips } from '../../../ui/choice-chips.tsx';
import { FormTextField } from '../../../ui/form-text-field.tsx';
import { formatNumber } from '../../../ui/money.ts';
import { QuantityInput } from '../../../ui/quantity-input.tsx';
import { returnReasonLabels } from '../public/return-labels.ts';
import { otherBike, reasonsFor, type LineValues } from './return-values.ts';
import { dayText } from './return-terms.ts';
import type { ReturnableLine } from './returnable-lines.ts';

interface ReturnLineProps {
  readonly returnable: ReturnableLine;
  /** Name of the form field. */
  readonly name: string;
}

/** One part of the order: how many pieces come back and, once there are any, why. */
export function ReturnLineFields({ returnable, name }: ReturnLineProps) {
  const { part, available, note } = returnable;
  const [{ value }] = useField<LineValues>(name);
  return (
    <Box component="li" sx={row}>
      <ProductPicture img={part.img} alt="" sizes="56px" />
      <div>
        <Typography dir="auto" sx={{ fontWeight: 700 }}>
          {part.name}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {[
            part.partNumber,
            note === '' ? '' : `${formatNumber(part.quantity)} ordered: ${note}`,
            lateText(returnable),
          ]
            .filter((text) => text !== '')
            .join(' · ')}
        </Typography>
      </div>
      {available === 0 ? null : (
        <Box sx={controls}>
          <PiecesField returnable={returnable} name={name} />
          {value.quantity === 0 ? null : (
            <>
              <ReasonField returnable={returnable} name={name} />
              {value.reason === 'does-not-fit' ? <BikeField name={name} /> : null}
            </>
          )}
        </Box>
      )}
    </Box>
  );
}

const lateText = ({ isLate, lastDay }: ReturnableLine): string =>
  isLate && lastDay !== null ? `return days ended ${dayText(lastDay)}` : '';

function PiecesField({ returnable: { part, available }, name }: ReturnLineProps) {
  const [{ value }, , { setValue }] = useField<LineValues>(name);
  const { quantity } = value;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
      <QuantityInput
        quantity={quantity}
        kind={{
          ...numberKinds.stock,
          max: available,
          range: `a whole number, at most ${formatNumber(available)}`,
        }}
        fewer={Math.max(0, quantity - 1)}
        more={Math.min(available, quantity + 1)}
        isLeast={quantity <= 0}
        isMost={quantity >= available}
        fewerLabel="1 fewer"
        moreLabel="1 more"
        subject={part.name}
        onChange={(typed) =>
          void setValue({ ...value, quantity: typed ?? quantity, isQuantityValid: typed !== null })
        }
      />
      <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
        of {formatNumber(available)}
      </Typography>
    </Box>
  );
}

function ReasonField({ returnable, name }: ReturnLineProps) {
  const id = useId();
  const field = `${name}.reason`;
  const [{ value }, { error, touched }, { setValue }] = useField<string>(field);
  const problem = touched ? error : undefined;
  return (
    <div>
      <Typography id={id} variant="subtitle2" component="p" sx={{ mb: 0.5 }}>
        Why does it come back?
      </Typography>
      <ChoiceChips
        name={field}
        labelledBy={id}
        describedBy={`${id}-help`}
        value={value === '' ? null : value}
        options={reasonsFor(returnable).map((reason) => [reason, returnReasonLabels[reason]])}
        isInvalid={problem !== undefined}
        onChoose={(reason) => void setValue(reason)}
      />
      <FormHelperText id={`${id}-help`} error sx={{ '&:empty': { display: 'none' } }}>
        {problem}
      </FormHelperText>
    </div>
  );
}

function BikeField({ name }: Pick<ReturnLineProps, 'name'>) {
  const bikes = useBikes();
  if (bikes.length === 0) return null;
  return (
    <FormTextField
      name={`${name}.bikeId`}
      label="On which bike?"
      prompt="Choose"
      options={[...bikes.map((bike) => [bike.id, bike.name] as const), [otherBike, 'Another bike']]}
      helperText="We check our advice for this bike."
      sx={{ maxWidth: 420 }}
    />
  );
}

const row = {
  ...partRow,
  rowGap: 1.5,
};

const controls = { gridColumn: { xs: '1 / -1', sm: 2 }, display: 'grid', gap: 2 };
