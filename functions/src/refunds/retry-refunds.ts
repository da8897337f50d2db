import { inspect } from 'node:util';
import { forEachConcurrently } from '../shared/for-each.ts';
import { timeLimits } from '../shared/time-limits.ts';
import { requestRefund, type RefundPorts } from './request-refund.ts';

/** Minimum age of refunds to retry: the original request for a younger refund may still be running. */
const minRetryAgeMilliseconds = 60_000;

/** Repeats refund requests left pending by a killed instance or a provider outage. Runs in the scheduled job. */
export async function retryPendingRefunds(ports: RefundPorts, run: AbortSignal): Promise<void> {
  const unanswered = await ports.refunds.unanswered(new Date(Date.now() - minRetryAgeMilliseconds));
  await forEachConcurrently(unanswered, run, async (refund) => {
    try {
      await requestRefund(ports, refund, { isAwaited: false, signal: timeLimits.jobItem() });
    } catch (error) {
      const { id: refundId, orderId } = refund;
      ports.log.error('refunds/not-made', { refundId, orderId, cause: inspect(error) });
    }
  });
}
