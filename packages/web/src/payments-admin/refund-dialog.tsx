import type { paymentsAdmin } from '@wakeel/contract'
import { useLanguage } from '../language/language.tsx'
import { formatDirhams } from '../language/money.ts'
import { Dialog } from '../ui/dialog.tsx'
import { alertUser } from '../ui/toast.tsx'
import { messages } from './orders-messages.ts'
import type { PaymentsDataSource } from './payments-data-source.ts'
import { ReasonForm } from './reason-form.tsx'

/** Asks for the reason before the money of an order goes back. */
export function RefundDialog(props: {
  source: PaymentsDataSource
  order: paymentsAdmin.AdminOrder
  open: boolean
  onClose: () => void
}) {
  const { source, order, onClose } = props
  const { language } = useLanguage()
  const words = messages[language].detail
  return (
    <Dialog
      open={props.open}
      onClose={onClose}
      title={words.refundTitle}
      description={words.refundText(formatDirhams(order.total.aed, language))}
    >
      <ReasonForm
        words={{ ...words, cancel: words.keep }}
        usual={source.isLive ? '' : words.demoReason}
        change={(reason) => source.api.refundForCustomer({ id: order.id, reason, lang: language })}
        onDone={({ order: { refunded } }) =>
          alertUser(
            refunded.aed > 0 ? words.done(formatDirhams(refunded.aed, language)) : words.underWay,
          )
        }
        onClose={onClose}
      />
    </Dialog>
  )
}
