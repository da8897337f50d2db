import { useCallback, useDeferredValue, useMemo } from 'react';
import Typography from '@mui/material/Typography';
import type { FitPart } from '@pedalworks/contract/fit';
import { FieldArray, useFormikContext, type FieldArrayRenderProps } from 'formik';
import { Section } from '../../../../ui/section.tsx';
import { FindingList, useFindings } from '../part-findings.tsx';
import type { ProductValues } from '../product-values.ts';
import { useRows } from '../row-buttons.tsx';
import { FitPreview } from './fit-preview.tsx';
import { InterfaceRows } from './interface-rows.tsx';
import { toPartInterfaces } from './interface-values.ts';
import type { JudgedPart } from './judge-part.ts';
import { OverrideRows } from './override-rows.tsx';
import { Proposals } from './proposals.tsx';

export function CompatibilitySection({ id }: { readonly id: string }) {
  return (
    <>
      <Typography sx={lead}>
        State what this part connects to. The shop compares it with all other parts and shows customers what
        fits. Two parts fit if one provides what the other needs: a wheel provides a freehub body, a cassette
        needs one.
      </Typography>
      <InterfaceRows />
      <Proposals />
      <MissingInterfaces />
      <FieldArray name="fitOverrides">{(helpers) => <Verdicts id={id} helpers={helpers} />}</FieldArray>
    </>
  );
}

/** Findings about interfaces that the form does not state. */
function MissingInterfaces() {
  const { interfaces } = useFormikContext<ProductValues>().values;
  const stated = new Set(['kind', ...interfaces.map(({ key }) => key)]);
  return <FindingList findings={useFindings().filter(({ key }) => key !== undefined && !stated.has(key))} />;
}

interface VerdictsProps {
  readonly id: string;
  readonly helpers: FieldArrayRenderProps;
}

function Verdicts({ id, helpers }: VerdictsProps) {
  const part = useDeferredValue(useEditedPart(id));
  const { values } = useFormikContext<ProductValues>();
  const count = values.fitOverrides.length;
  const { list, text, add, onRemove } = useRows<HTMLDivElement>({ noun: 'override', count, helpers });
  const onOverride = useCallback(
    ({ part: { _id: productId }, judgement: { verdict } }: JudgedPart) =>
      add({ productId, verdict: verdict === 'fits' ? 'does-not-fit' : 'fits', reason: '' }),
    [add],
  );
  const onAdd = useCallback((productId: string) => add({ productId, verdict: 'fits', reason: '' }), [add]);
  return (
    <>
      <Section title="What fits" level="h4">
        <Typography variant="body2" sx={{ ...lead, mb: 2 }}>
          Compared with all parts on sale. Parts without a common interface are left out.
        </Typography>
        <FitPreview part={part} onOverride={onOverride} />
      </Section>
      <Section title="Overrides" level="h4">
        <Typography variant="body2" sx={{ ...lead, mb: 2 }}>
          Set a verdict yourself where the computed one is wrong. The part page shows it as “Confirmed by
          Pedalworks” with your reason.
        </Typography>
        <OverrideRows {...{ part, list, text, onRemove }} onAdd={onAdd} />
      </Section>
    </>
  );
}

const editedName = 'this part';

/** Returns the part with the form's current values. Omits rows without a side. */
function useEditedPart(id: string): FitPart {
  const {
    values: { kind, interfaces, fitOverrides },
  } = useFormikContext<ProductValues>();
  return useMemo(
    () => ({
      ...{ id, name: editedName, kind: kind === '' ? null : kind },
      ...{ interfaces: toPartInterfaces(interfaces), fitOverrides },
    }),
    [id, kind, interfaces, fitOverrides],
  );
}

const lead = { maxWidth: '68ch', color: 'text.secondary' };
