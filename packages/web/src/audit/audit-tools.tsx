import { useLanguage } from '../language/language.tsx'
import { Button } from '../ui/button.tsx'
import { DayFields } from '../ui/day-fields.tsx'
import { Select } from '../ui/field.tsx'
import { SearchBox } from '../ui/search-box.tsx'
import { actionNames } from './actions-messages.ts'
import { messages } from './audit-messages.ts'
import styles from './audit-page.module.css'
import { actions, useAuditUrlState } from './audit-url-state.ts'

/** What the log is searched and filtered by, all of it in the URL. */
export function AuditTools({ nameOf }: { nameOf: (actor: string) => string | undefined }) {
  const { language } = useLanguage()
  const words = messages[language]
  const [urlState, setUrlState] = useAuditUrlState()
  const who = urlState.actor && nameOf(urlState.actor)
  return (
    <>
      <div className={styles.tools}>
        <SearchBox
          label={words.search}
          hint={words.searchHint}
          value={urlState.search}
          onSearch={(search) => setUrlState({ search })}
        />
        <Select
          label={words.action}
          value={urlState.action ?? 'all'}
          onChoose={(action) => setUrlState({ action: action === 'all' ? undefined : action })}
          options={[
            { value: 'all', label: words.everyAction },
            ...actions.map((action) => ({ value: action, label: actionNames[language][action] })),
          ]}
        />
        <DayFields days={urlState} onChange={setUrlState} />
      </div>
      {(urlState.actor || urlState.subject) && (
        <p className={styles.only}>
          {urlState.subject ? words.onlyOn : who ? words.onlyOf(who) : words.onlyBy}
          <Button
            kind="quiet"
            size="small"
            onClick={() => setUrlState({ actor: undefined, subject: undefined })}
          >
            {words.showAll}
          </Button>
        </p>
      )}
    </>
  )
}
