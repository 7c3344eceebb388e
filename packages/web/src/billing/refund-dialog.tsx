import { useQuery } from '@tanstack/react-query'
import type { billing, Price } from '@wakeel/contract'
import { errorMessage } from '../language/errors.ts'
import { formatDate, useLanguage } from '../language/language.tsx'
import { formatDirhams, formatDollars } from '../language/money.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Icon } from '../ui/icon.tsx'
import { messages as loadMessages } from '../ui/load-messages.ts'
import { Waiting } from '../ui/load-state.tsx'
import { InlineAlert } from '../ui/state.tsx'
import { alertUser } from '../ui/toast.tsx'
import { refundQuery, useRefundOrder } from './account-queries.ts'
import { messages } from './billing-tab-messages.ts'
import { EndsWithPlan } from './ends-with-plan.tsx'
import styles from './money-dialog.module.css'

/** Says what giving the money back would do, then does it with one click. */
export function RefundDialog({
  order,
  open,
  onClose,
}: {
  order: billing.Order | undefined
  open: boolean
  onClose: () => void
}) {
  const words = messages[useLanguage().language].refund
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.title}
      description={order && <bdi>{order.description}</bdi>}
    >
      {order && <Refund order={order} onClose={onClose} />}
    </Dialog>
  )
}

function Refund({ order, onClose }: { order: billing.Order; onClose: () => void }) {
  const { language } = useLanguage()
  const words = messages[language].refund
  const preview = useQuery(refundQuery(order.id, language))
  const refund = useRefundOrder()
  const amount = preview.data && formatDirhams(totalOf(preview.data).aed, language)

  const giveBack = () =>
    refund.mutate(order.id, {
      onSuccess: () => {
        if (amount) alertUser(words.done(amount))
        onClose()
      },
    })

  return (
    <div className={styles.form}>
      {preview.isPending && <Waiting />}
      {preview.isError && (
        <InlineAlert tone="danger">
          {errorMessage(preview.error, language, loadMessages[language].loadFailed)}
        </InlineAlert>
      )}
      {preview.data && <Consequences preview={preview.data} kind={order.kind} />}
      {refund.isError && (
        <InlineAlert tone="danger">
          {errorMessage(refund.error, language, words.failed)}
        </InlineAlert>
      )}
      {preview.data && preview.data.ends_plan !== null && order.plan && (
        <EndsWithPlan plan={order.plan} />
      )}
      <div className={styles.actions}>
        <Button kind="secondary" onClick={onClose}>
          {words.keep}
        </Button>
        {amount && (
          <Button kind="danger" disabled={refund.isPending} onClick={giveBack}>
            {refund.isPending ? words.busy : words.confirm(amount)}
          </Button>
        )}
      </div>
    </div>
  )
}

/** With what goes back for the earlier orders that were credited to this one. */
function totalOf({ amount, together_with }: billing.RefundPreview): Price {
  return together_with.reduce(
    (sum, { amount: { aed, usd } }) => ({ aed: sum.aed + aed, usd: sum.usd + usd }),
    amount,
  )
}

function Consequences({
  preview,
  kind,
}: {
  preview: billing.RefundPreview
  kind: billing.OrderKind
}) {
  const { language } = useLanguage()
  const words = messages[language].refund
  const dirhams = (fils: number) => formatDirhams(fils, language)
  const total = totalOf(preview)
  const lines = [
    words.to[preview.to],
    preview.ends_plan !== null && words.endsPlan(preview.ends_plan),
    preview.ends_app !== null && words.endsApp(preview.ends_app),
    preview.kept.aed > 0 && words.kept(dirhams(preview.kept.aed)),
    ...preview.together_with.map(({ description, amount }) =>
      words.together(description, dirhams(amount.aed)),
    ),
    kind !== 'top_up' && words.once[kind === 'app' ? 'app' : 'plan'],
    preview.used_offer !== null && words.usedOffer(preview.used_offer),
    words.creditNote,
    words.until(formatDate(preview.until, language)),
  ].filter((line) => line !== false)
  return (
    <>
      <div>
        <p className={styles.small}>{words.amount}</p>
        <p className={styles.large}>
          <bdi>{dirhams(total.aed)}</bdi>
        </p>
        {preview.to === 'payment_method' && (
          <p className={styles.small}>
            <bdi>{words.dollars(formatDollars(total.usd, language))}</bdi>
          </p>
        )}
      </div>
      <ul className={styles.consequences}>
        {lines.map((line) => (
          <li key={line}>
            <Icon name="forward" size={16} flips />
            <span>{line}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
