import { useEffect, useRef, type ReactNode } from 'react';
import { ButtonLink } from '../../ui/button.tsx';

interface PaymentDoneProps {
  readonly title: string;
  readonly transactionId: string | null;
  /** While the shop is recording it, My Order would still say that it is to be paid. */
  readonly isRecording?: boolean;
  /** The form that had the focus is gone: this takes its place for the keyboard too. */
  readonly takesFocus?: boolean;
  /** What is still to be said, such as that the shop has yet to record it. */
  readonly children?: ReactNode;
}

/** The order is paid: said, with the transaction id, and a way on. */
export function PaymentDone({
  title,
  transactionId,
  isRecording = false,
  takesFocus = false,
  children,
}: PaymentDoneProps) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) section.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <section ref={section} className="payment-done" aria-label="Payment" tabIndex={-1}>
      <div role="status">
        <p className="payment-done-title">{title}</p>
        {transactionId === null ? null : (
          <p>
            Transaction id <strong>{transactionId}</strong>
          </p>
        )}
      </div>
      {children}
      {isRecording ? null : (
        <ButtonLink to="/dashboard/myOrder" variant="outlined">
          Back to My Order
        </ButtonLink>
      )}
    </section>
  );
}
