import { SearchBox } from '../admin/search-box.tsx'
import { useLanguage } from '../shell/language.tsx'
import { DayFields } from '../ui/day-fields.tsx'
import { Select } from '../ui/field.tsx'
import { accountKinds, ledgerKinds, useDeskAddress } from './desk-address.ts'
import { text } from './ledger-text.ts'
import { text as ordersText } from './orders-text.ts'
import styles from './payments-page.module.css'

/** What transactions are filtered by, all of it in the address. */
export function LedgerTools() {
  const { language } = useLanguage()
  const words = text[language]
  const [address, setAddress] = useDeskAddress()
  const { account } = address
  const isOne = account !== undefined && !accountKinds.some((kind) => kind === account)
  const accounts = accountKinds.map((value: string) => ({ value, label: words.accounts[value as (typeof accountKinds)[number]] }))
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
          { value: 'all', label: ordersText[language].every },
          ...(isOne ? [{ value: account, label: words.onlyAccount }] : []),
          ...accounts,
        ]}
      />
      <Select
        label={words.kind}
        value={address.posted ?? 'all'}
        onChoose={(posted) => setAddress({ posted: posted === 'all' ? undefined : posted })}
        options={[
          { value: 'all', label: ordersText[language].every },
          ...ledgerKinds.map((value) => ({ value, label: words.kinds[value] })),
        ]}
      />
      <DayFields days={address} onChange={setAddress} />
    </div>
  )
}
