import { useInfiniteQuery } from '@tanstack/react-query'
import { useLanguage } from '../language/language.tsx'
import { PagedList } from '../ui/paged-list.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { EmptyState } from '../ui/state.tsx'
import { CaseList } from './case-card.tsx'
import { messages } from './takedowns-messages.ts'
import { TakenDownCase } from './taken-down-case.tsx'
import type { TrustDataSource } from './trust-data-source.ts'
import styles from './trust-page.module.css'
import { takedownsQuery } from './trust-queries.ts'
import { takedownStates, useTrustUrlState } from './trust-url-state.ts'

/** What moderators took down: what is still out, what appeals wait for, what has ended. */
export function TakedownsTab({ source }: { source: TrustDataSource }) {
  const { language } = useLanguage()
  const words = messages[language]
  const [{ state = 'out' }, setUrlState] = useTrustUrlState()
  const list = useInfiniteQuery(takedownsQuery(source, state, language))
  return (
    <div className={styles.tab}>
      <div>
        <Segmented
          name="takedowns"
          label={words.which}
          options={takedownStates.map((value) => ({ value, label: words.states[value] }))}
          chosen={state}
          onChoose={(next) =>
            setUrlState({ tab: 'takedowns', state: next === 'out' ? undefined : next })
          }
        />
      </div>
      <PagedList
        list={list}
        rowsOf={({ takedowns }) => takedowns}
        empty={<EmptyState title={words.none[state]}>{words.noneText[state]}</EmptyState>}
      >
        {(takedowns) => (
          <CaseList label={words.states[state]}>
            {takedowns.map((takedown) => (
              <TakenDownCase key={takedown.id} source={source} takedown={takedown} />
            ))}
          </CaseList>
        )}
      </PagedList>
    </div>
  )
}
