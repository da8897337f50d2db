import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { FitReport, FitReportState } from '@pedalworks/contract';
import { adminList, call, callPage } from '../../../services/api-client.ts';
import { errorMessage } from '../../../services/error-message.ts';
import { notify } from '../../../services/notify.ts';

const reportsKey = ['fit-reports'];

export function fitReportsQuery(state: FitReportState | undefined) {
  return infiniteQueryOptions({
    queryKey: [...reportsKey, state],
    queryFn: ({ signal, pageParam }) =>
      callPage('listFitReports', { query: { state, limit: 100, cursor: pageParam ?? undefined }, signal }),
    ...adminList,
  });
}

interface ReportChange {
  readonly state: FitReportState;
  readonly answer?: string;
}

/** Answers a report, or opens it again. */
export function useAnswerReport({ _id, email }: FitReport) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ReportChange) => call('answerFitReport', { params: { id: _id }, body }),
    onSuccess: (_report, { state, answer = '' }) =>
      notify.success(doneText(state, answer !== '' && email !== null)),
    onError: (error, { answer }) => {
      // The form of an answer displays its own errors.
      if (answer === undefined) notify.error('Failed to change the report', errorMessage(error));
    },
    onSettled: () => {
      // Not awaited: the form closes first, because its report may leave the list and close the drawer.
      for (const queryKey of [reportsKey, ['stats']]) void queryClient.invalidateQueries({ queryKey });
    },
    meta: { sendsForm: true },
  });
}

function doneText(state: FitReportState, isMailed: boolean): string {
  if (state === 'open') return 'The report is open again';
  return isMailed ? 'The answer is on its way' : 'The report is answered';
}
