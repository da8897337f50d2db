import { createContext, use, useDeferredValue, useMemo, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import type { Finding } from '@pedalworks/contract/fit-lint';
import { useQuery } from '@tanstack/react-query';
import { useFormikContext } from 'formik';
import { partLinterQuery } from '../part-lint.ts';
import { toPartInterfaces } from './compatibility/interface-values.ts';
import type { ProductValues } from './product-values.ts';

const Findings = createContext<readonly Finding[]>([]);

interface PartFindingsProps {
  readonly id: string;
  readonly children: ReactNode;
}

/** Reports contradictions in the form's values to the fields below it. */
export function PartFindings({ id, children }: PartFindingsProps) {
  const values = useDeferredValue(useFormikContext<ProductValues>().values);
  const { data } = useQuery(partLinterQuery());
  const { name, description, kind, specs, interfaces, fitOverrides } = values;
  const found = useMemo(
    () =>
      data?.lint({
        ...{ id, name, description, specs, fitOverrides, fitsWith: [] },
        kind: kind === '' ? null : kind,
        interfaces: toPartInterfaces(interfaces),
      }) ?? [],
    [data, id, name, description, kind, specs, interfaces, fitOverrides],
  );
  return <Findings value={found}>{children}</Findings>;
}

export const useFindings = () => use(Findings);

/** Findings as a list; nothing if there are none. Warnings stand out, notes do not. */
export function FindingList({ findings }: { readonly findings: readonly Finding[] }) {
  if (findings.length === 0) return null;
  return (
    <Box component="ul" aria-label="Check these" sx={list}>
      {findings.map(({ reason, isNote }) => (
        <Box key={reason} component="li" sx={{ color: isNote === true ? 'text.secondary' : 'warning.main' }}>
          {reason}
        </Box>
      ))}
    </Box>
  );
}

const list = { mt: 1, typography: 'body2', maxWidth: '68ch', overflowWrap: 'anywhere' };
