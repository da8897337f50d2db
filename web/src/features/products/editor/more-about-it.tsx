import { useState } from 'react';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { CatalogueFields, OrderStepField, PriceBreakRows, SpecRows } from './extra-fields.tsx';
import { FitsWithField } from './fits-with-field.tsx';
import { noExtras, type ExtraValues } from './product-values.ts';

/** What a new product may have beside what it needs. Opens where something in it is refused. */
export function MoreAboutIt() {
  const { errors, submitCount } = useFormikContext<ExtraValues>();
  const [isOpen, setOpen] = useState(false);
  const isRefused = submitCount > 0 && Object.keys(noExtras).some((name) => name in errors);
  // It stays open once the error is mended, under the hand that types.
  if (isRefused && !isOpen) setOpen(true);
  return (
    <Accordion
      disableGutters
      expanded={isOpen}
      onChange={(_event, opens) => setOpen(opens)}
      slotProps={{ transition: { unmountOnExit: true } }}
      sx={{ width: 1 }}
    >
      <AccordionSummary expandIcon={<ExpandMore />}>
        <Typography variant="h3" component="span">
          More about it
        </Typography>
      </AccordionSummary>
      <AccordionDetails>
        <Stack spacing={3}>
          <CatalogueFields />
          <OrderStepField />
          <PriceBreakRows />
          <SpecRows />
          <FitsWithField />
        </Stack>
      </AccordionDetails>
    </Accordion>
  );
}
