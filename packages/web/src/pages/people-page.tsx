import { lazy, Suspense } from 'react'
import { AdminFrame } from '../admin/admin-frame.tsx'
import { type PeopleDataSource, usePeopleDataSource } from '../admin/people-data-source.ts'
import { messages } from '../admin/people-messages.ts'
import { PeopleTools } from '../admin/people-tools.tsx'
import { usePeopleUrlState } from '../admin/people-url-state.ts'
import { useLanguage } from '../language/language.tsx'
import { Card } from '../ui/card.tsx'
import { ExportButton } from '../ui/export-button.tsx'
import { Waiting } from '../ui/load-state.tsx'
import styles from './people-page.module.css'

const PeopleList = lazy(() =>
  import('../admin/people-list.tsx').then((module) => ({ default: module.PeopleList })),
)
const PersonPanel = lazy(() =>
  import('../admin/person-panel.tsx').then((module) => ({ default: module.PersonPanel })),
)
const RoleCards = lazy(() =>
  import('../admin/role-cards.tsx').then((module) => ({ default: module.RoleCards })),
)

/** Who has an account, what each may do, and the roles (specification section 2, Admin Management). */
export function PeoplePage() {
  const { language } = useLanguage()
  const source = usePeopleDataSource()
  const [{ person: _, ...filters }] = usePeopleUrlState()
  const isReady = source.status === 'ready'
  return (
    <AdminFrame
      screen="people"
      isLive={isReady ? source.isLive : undefined}
      actions={
        isReady && (
          <ExportButton
            key={source.key}
            of={messages[language].list}
            make={() => source.api.exportPeople(filters)}
          />
        )
      }
    >
      {isReady ? <People key={source.key} source={source} /> : <Waiting />}
    </AdminFrame>
  )
}

function People({ source }: { source: PeopleDataSource }) {
  const words = messages[useLanguage().language]
  const [{ person }] = usePeopleUrlState()
  return (
    <div className={styles.page} data-open={person !== undefined}>
      <p className={styles.line}>{words.line}</p>
      <div className={styles.columns}>
        <Card className={styles.list}>
          <PeopleTools source={source} />
          <Suspense fallback={<Waiting />}>
            <PeopleList source={source} />
          </Suspense>
        </Card>
        <aside className={styles.panel} aria-label={words.details}>
          <Card>
            {person === undefined ? (
              <p className={styles.hint}>{words.choose}</p>
            ) : (
              <Suspense fallback={<Waiting />}>
                <PersonPanel key={person} source={source} id={person} />
              </Suspense>
            )}
          </Card>
        </aside>
      </div>
      <div className={styles.roles}>
        <Suspense fallback={<Waiting />}>
          <RoleCards source={source} />
        </Suspense>
      </div>
    </div>
  )
}
