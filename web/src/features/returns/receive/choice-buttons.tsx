import { useId } from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useField } from 'formik';

interface ChoiceButtonsProps<Value extends string> {
  readonly name: string;
  readonly label: string;
  readonly labels: Readonly<Record<Value, string>>;
  /** Only possible choice, if another field leaves no other. */
  readonly fixed?: Value | undefined;
  readonly isUnlabelled: boolean;
}

/** Choice of few values, each one press away. */
export function ChoiceButtons<Value extends string>(props: ChoiceButtonsProps<Value>) {
  const { name, label, labels, fixed, isUnlabelled } = props;
  const [{ value }, , { setValue }] = useField<Value>(name);
  const id = useId();
  return (
    <div>
      <Typography
        id={id}
        variant="subtitle2"
        component="div"
        sx={isUnlabelled ? visuallyHidden : { mb: 0.75 }}
      >
        {label}
      </Typography>
      <ToggleButtonGroup
        exclusive
        aria-labelledby={id}
        value={fixed ?? value}
        onChange={(_event, chosen: Value | null) => {
          if (chosen !== null) void setValue(chosen);
        }}
      >
        {(Object.entries(labels) as [Value, string][]).map(([choice, text]) => {
          const isDisabled = fixed !== undefined && choice !== fixed;
          return (
            <ToggleButton key={choice} value={choice} disabled={isDisabled} sx={{ px: 1.25 }}>
              {text}
            </ToggleButton>
          );
        })}
      </ToggleButtonGroup>
    </div>
  );
}
