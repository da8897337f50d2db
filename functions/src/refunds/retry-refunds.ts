import { inspect } from 'node:util';
import { forEachConcurrently } from '../shared/for-each.ts';
import { requestRefund, type RefundPorts } from './request-refund.ts';

/** Requests are still working on younger refunds. */
const minRetryAgeMilliseconds = 60_000;

/** Scheduled step: requests the refunds that a killed instance or an outage of the provider left pending. */
export async function retryPendingRefunds(ports: RefundPorts, run: AbortSignal): Promise<void> {
  const unanswered = await ports.refunds.unanswered(new Date(Date.now() - minRetryAgeMilliseconds));
  await forEachConcurrently(unanswered, run, async (refund) => {
    try {
      await requestRefund(ports, refund, { isAwaited: false, signal: AbortSignal.timeout(60_000) });
    } catch (error) {
      const { id: refundId, orderId } = refund;
      ports.log.error('refunds/not-made', { refundId, orderId, cause: inspect(error) });
    }
  });
}
