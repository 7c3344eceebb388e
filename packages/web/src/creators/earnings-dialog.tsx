import type { creators } from '@wakeel/contract'
import { useLanguage } from '../language/language.tsx'
import { formatChange, formatMoney } from '../language/money.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { EarningRows } from './earning-rows.tsx'
import { type EarningsMetric, messages } from './earnings-messages.ts'
import styles from './earnings-tab.module.css'
import dialog from './metric-dialog.module.css'
import { PayoutRows } from './payout-rows.tsx'
import { ReleaseRows } from './release-rows.tsx'

/** A metric of the earnings in words, and the rows that it is made of. */
export function EarningsDialog(props: {
  open: boolean
  onClose: () => void
  metric: EarningsMetric | undefined
  earnings: creators.Earnings
  userId: string
}) {
  const { open, onClose, metric, earnings, userId } = props
  const { language } = useLanguage()
  const words = messages[language]
  if (!metric) return null
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.names[metric]}
      description={words.definitions[metric]}
      actions={
        <Button kind="secondary" onClick={onClose}>
          {words.close}
        </Button>
      }
    >
      <bdi className={dialog.value}>{formatMoney(earnings[metric], language)}</bdi>
      <div className={dialog.rows}>
        {metric === 'earned' && <EarningRows userId={userId} />}
        {metric === 'on_hold' && <ReleaseRows releases={earnings.releases} />}
        {metric === 'payable' && <PayableSum earnings={earnings} />}
        {metric === 'paid_out' && <PayoutRows userId={userId} isNarrow />}
      </div>
    </Dialog>
  )
}

function PayableSum({ earnings }: { earnings: creators.Earnings }) {
  const { language } = useLanguage()
  const { names } = messages[language]
  const less = ({ amount, currency }: creators.Earnings['earned']) =>
    formatChange({ amount: 0 - amount, currency }, language)
  return (
    <dl className={styles.sums}>
      <div>
        <dt>{names.earned}</dt>
        <dd>
          <bdi>{formatMoney(earnings.earned, language)}</bdi>
        </dd>
      </div>
      <div>
        <dt>{names.on_hold}</dt>
        <dd>
          <bdi>{less(earnings.on_hold)}</bdi>
        </dd>
      </div>
      <div>
        <dt>{names.paid_out}</dt>
        <dd>
          <bdi>{less(earnings.paid_out)}</bdi>
        </dd>
      </div>
      <div>
        <dt>{names.payable}</dt>
        <dd>
          <bdi>{formatMoney(earnings.payable, language)}</bdi>
        </dd>
      </div>
    </dl>
  )
}
