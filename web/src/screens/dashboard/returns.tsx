import { ReturnGrid } from '../../features/returns/list/return-grid.tsx';
import { ExportReturns, ReturnPeriod } from '../../features/returns/list/return-period.tsx';
import { returnParams } from '../../features/returns/return-views.ts';
import { ScanField } from '../../features/returns/scan-field.tsx';
import { useUrlState } from '../../ui/use-url-state.ts';
import { ListScreen } from './list-screen.tsx';

export function Component() {
  const [{ from, to }] = useUrlState(returnParams);
  return (
    <ListScreen
      actions={<ScanField label="Scan or type" />}
      areToolsActive={from + to !== ''}
      tools={
        <>
          <ReturnPeriod />
          <ExportReturns />
        </>
      }
    >
      <ReturnGrid />
    </ListScreen>
  );
}
