import { errorSentence } from '../../services/error-sentence.ts';
import { ErrorState, LoadingState } from '../../ui/data-states.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SwitchRow } from '../../ui/switch-row.tsx';
import { useSettings } from './use-settings.ts';

/** What the shop enforces beyond showing it. A switch is saved as it is turned. */
export function SettingsForm() {
  const { state, reload, isSaving, save } = useSettings();
  if (state.status === 'failed') return <ErrorState message={errorSentence(state.error)} onRetry={reload} />;
  if (state.status === 'loading') {
    return (
      <LoadingState label="Loading the shop settings">
        <Skeleton style={{ height: 224, maxWidth: 720 }} />
      </LoadingState>
    );
  }
  const { enforceMinOrder, enforceStock } = state.data;
  return (
    <div className="switch-rows">
      <SwitchRow
        label="Enforce the minimum order"
        text="Refuse an order for fewer than the part's minimum order quantity. Off, the minimum is only shown."
        checked={enforceMinOrder}
        busy={isSaving}
        onChange={(checked) => void save({ enforceMinOrder: checked })}
      />
      <SwitchRow
        label="Enforce the stock"
        text="Refuse an order for more than is available, and take what is ordered off the available quantity. Off, the quantity is only shown."
        checked={enforceStock}
        busy={isSaving}
        onChange={(checked) => void save({ enforceStock: checked })}
      />
    </div>
  );
}
