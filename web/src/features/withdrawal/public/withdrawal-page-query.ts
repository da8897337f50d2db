import { noWithdrawalValues, type WithdrawalPage } from '@pedalworks/contract/withdrawal-page';
import { queryOptions } from '@tanstack/react-query';

const emptyForm: WithdrawalPage = { step: 'form', values: noWithdrawalValues, problems: {}, notice: '' };

/** Step of the withdrawal page that the server rendered; an empty form if the browser renders the page. */
export const withdrawalPageQuery = queryOptions<WithdrawalPage>({
  queryKey: ['withdrawal-page'],
  queryFn: () => emptyForm,
  initialData: emptyForm,
  staleTime: Infinity,
});
