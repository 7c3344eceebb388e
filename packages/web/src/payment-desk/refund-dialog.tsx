import type { paymentDesk } from '@wakeel/contract'
import { useLanguage } from '../shell/language.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { formatDirhams } from '../ui/money.ts'
import { alertUser } from '../ui/toast.tsx'
import type { DeskSource } from './desk-source.ts'
import { text } from './orders-text.ts'
import { ReasonForm } from './reason-form.tsx'

/** Asks for the reason before the money of an order goes back. */
export function RefundDialog(props: { source: DeskSource; order: paymentDesk.DeskOrder; open: boolean; onClose: () => void }) {
  const { source, order, onClose } = props
  const { language } = useLanguage()
  const words = text[language].detail
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
          alertUser(refunded.aed > 0 ? words.done(formatDirhams(refunded.aed, language)) : words.underWay)
        }
        onClose={onClose}
      />
    </Dialog>
  )
}
