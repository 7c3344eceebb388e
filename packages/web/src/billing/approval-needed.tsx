import type { billing } from '@wakeel/contract'
import { useLanguage } from '../language/language.tsx'
import { Button } from '../ui/button.tsx'
import styles from './approval-needed.module.css'
import { messages } from './checkout-messages.ts'
import { useCancelCheckout } from './queries.ts'
import { useFailureAlert } from './use-order.ts'

/** The payer came back from the payment provider without having agreed: on, or not at all. */
export function ApprovalNeeded({
  order,
  onCancelled,
}: {
  order: billing.Order
  onCancelled: () => void
}) {
  const words = messages[useLanguage().language].checkout
  const cancel = useCancelCheckout()
  const alertFailure = useFailureAlert()
  return (
    <section className={styles.waiting} aria-labelledby="approve">
      <h2 id="approve">{words.approve}</h2>
      <p>{words.approveNote}</p>
      <Button onClick={() => window.open(order.approval_url!, '_self')}>
        {words.approveAction}
      </Button>
      <Button
        kind="secondary"
        disabled={cancel.isPending}
        onClick={() => cancel.mutate(order.id, { onSuccess: onCancelled, onError: alertFailure })}
      >
        {words.cancel}
      </Button>
    </section>
  )
}
