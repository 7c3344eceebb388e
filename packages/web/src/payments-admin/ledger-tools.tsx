import { useLanguage } from '../language/language.tsx'
import { DayFields } from '../ui/day-fields.tsx'
import { Select } from '../ui/field.tsx'
import { SearchBox } from '../ui/search-box.tsx'
import { messages } from './ledger-messages.ts'
import { messages as ordersMessages } from './orders-messages.ts'
import styles from './payments-page.module.css'
import { accountKinds, ledgerKinds, usePaymentsUrlState } from './payments-url-state.ts'

/** What transactions are filtered by, all of it in the URL. */
export function LedgerTools() {
  const { language } = useLanguage()
  const words = messages[language]
  const [urlState, setUrlState] = usePaymentsUrlState()
  const { account } = urlState
  const isOne = account !== undefined && !accountKinds.some((kind) => kind === account)
  const accounts = accountKinds.map((value: string) => ({
    value,
    label: words.accounts[value as (typeof accountKinds)[number]],
  }))
  return (
    <div className={styles.tools}>
      <SearchBox
        label={words.reference}
        hint={words.referenceHint}
        value={urlState.reference}
        onSearch={(reference) => setUrlState({ reference })}
      />
      <Select
        label={words.account}
        value={account ?? 'all'}
        onChoose={(chosen) => setUrlState({ account: chosen === 'all' ? undefined : chosen })}
        options={[
          { value: 'all', label: ordersMessages[language].every },
          ...(isOne ? [{ value: account, label: words.onlyAccount }] : []),
          ...accounts,
        ]}
      />
      <Select
        label={words.kind}
        value={urlState.posted ?? 'all'}
        onChoose={(posted) => setUrlState({ posted: posted === 'all' ? undefined : posted })}
        options={[
          { value: 'all', label: ordersMessages[language].every },
          ...ledgerKinds.map((value) => ({ value, label: words.kinds[value] })),
        ]}
      />
      <DayFields days={urlState} onChange={setUrlState} />
    </div>
  )
}
