import { useLanguage } from '../language/language.tsx'
import { DayFields } from '../ui/day-fields.tsx'
import { Select } from '../ui/field.tsx'
import { SearchBox } from '../ui/search-box.tsx'
import { messages } from './orders-messages.ts'
import styles from './payments-page.module.css'
import { orderKinds, shows, usePaymentsUrlState } from './payments-url-state.ts'

/** What orders are searched and filtered by, all of it in the URL. */
export function OrderTools({ withShow }: { withShow: boolean }) {
  const words = messages[useLanguage().language]
  const [urlState, setUrlState] = usePaymentsUrlState()
  return (
    <div className={styles.tools}>
      <SearchBox
        label={words.orders.search}
        hint={words.orders.searchHint}
        value={urlState.search}
        onSearch={(search) => setUrlState({ search })}
      />
      {withShow && (
        <Select
          label={words.orders.show}
          value={urlState.show ?? 'all'}
          onChoose={(show) => setUrlState({ show: show === 'all' ? undefined : show })}
          options={shows.map((value) => ({ value, label: words.orders.shows[value] }))}
        />
      )}
      <Select
        label={words.kind}
        value={urlState.kind ?? 'all'}
        onChoose={(kind) => setUrlState({ kind: kind === 'all' ? undefined : kind })}
        options={[
          { value: 'all', label: words.every },
          ...orderKinds.map((value) => ({ value, label: words.kinds[value] })),
        ]}
      />
      <DayFields days={urlState} onChange={setUrlState} />
    </div>
  )
}
