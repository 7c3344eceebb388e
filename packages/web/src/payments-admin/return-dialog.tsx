import type { creators } from '@wakeel/contract'
import { useLanguage } from '../language/language.tsx'
import { formatMoney } from '../language/money.ts'
import { Dialog } from '../ui/dialog.tsx'
import { alertUser } from '../ui/toast.tsx'
import type { PaymentsDataSource } from './payments-data-source.ts'
import { messages } from './payouts-messages.ts'
import { ReasonForm } from './reason-form.tsx'

/** Asks what the bank said before a payout is owed again. */
export function ReturnDialog(props: {
  source: PaymentsDataSource
  payout: creators.Payout | undefined
  onClose: () => void
}) {
  const { source, payout, onClose } = props
  const { language } = useLanguage()
  const words = messages[language]
  return (
    <Dialog
      open={payout !== undefined}
      onClose={onClose}
      title={payout ? words.returnTitle(payout.number) : ''}
      description={
        payout && words.returnText(formatMoney(payout.amount, language), payout.holder_name)
      }
    >
      {payout && (
        <ReasonForm
          words={{ ...words, confirm: words.returnConfirm, failed: words.returnFailed }}
          usual={source.isLive ? '' : words.demoReason}
          change={(reason) => source.api.returnPayout({ id: payout.id, reason })}
          onDone={() => alertUser(words.returnDone(payout.number))}
          onClose={onClose}
        />
      )}
    </Dialog>
  )
}
