import { useLanguage } from '../language/language.tsx'
import { DayFields } from '../ui/day-fields.tsx'
import { Select } from '../ui/field.tsx'
import { SearchBox } from '../ui/search-box.tsx'
import { messages } from './orders-messages.ts'
import styles from './payments-page.module.css'
import { orderKinds, shows, usePaymentsUrlState } from './payments-url-state.ts'

/** What orders are searched and filtered by, all of it in the address. */
export function OrderTools({ withShow }: { withShow: boolean }) {
  const words = messages[useLanguage().language]
  const [address, setAddress] = usePaymentsUrlState()
  return (
    <div className={styles.tools}>
      <SearchBox
        label={words.orders.search}
        hint={words.orders.searchHint}
        value={address.search}
        onSearch={(search) => setAddress({ search })}
      />
      {withShow && (
        <Select
          label={words.orders.show}
          value={address.show ?? 'all'}
          onChoose={(show) => setAddress({ show: show === 'all' ? undefined : show })}
          options={shows.map((value) => ({ value, label: words.orders.shows[value] }))}
        />
      )}
      <Select
        label={words.kind}
        value={address.kind ?? 'all'}
        onChoose={(kind) => setAddress({ kind: kind === 'all' ? undefined : kind })}
        options={[
          { value: 'all', label: words.every },
          ...orderKinds.map((value) => ({ value, label: words.kinds[value] })),
        ]}
      />
      <DayFields days={address} onChange={setAddress} />
    </div>
  )
}
