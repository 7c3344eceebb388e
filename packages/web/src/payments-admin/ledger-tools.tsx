import { useLanguage } from '../language/language.tsx'
import { DayFields } from '../ui/day-fields.tsx'
import { Select } from '../ui/field.tsx'
import { SearchBox } from '../ui/search-box.tsx'
import { messages } from './ledger-messages.ts'
import { messages as ordersMessages } from './orders-messages.ts'
import styles from './payments-page.module.css'
import { accountKinds, ledgerKinds, usePaymentsUrlState } from './payments-url-state.ts'

/** What transactions are filtered by, all of it in the address. */
export function LedgerTools() {
  const { language } = useLanguage()
  const words = messages[language]
  const [address, setAddress] = usePaymentsUrlState()
  const { account } = address
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
        value={address.reference}
        onSearch={(reference) => setAddress({ reference })}
      />
      <Select
        label={words.account}
        value={account ?? 'all'}
        onChoose={(chosen) => setAddress({ account: chosen === 'all' ? undefined : chosen })}
        options={[
          { value: 'all', label: ordersMessages[language].every },
          ...(isOne ? [{ value: account, label: words.onlyAccount }] : []),
          ...accounts,
        ]}
      />
      <Select
        label={words.kind}
        value={address.posted ?? 'all'}
        onChoose={(posted) => setAddress({ posted: posted === 'all' ? undefined : posted })}
        options={[
          { value: 'all', label: ordersMessages[language].every },
          ...ledgerKinds.map((value) => ({ value, label: words.kinds[value] })),
        ]}
      />
      <DayFields days={address} onChange={setAddress} />
    </div>
  )
}
