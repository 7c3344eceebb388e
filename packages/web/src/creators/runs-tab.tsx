import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { useLanguage } from '../language/language.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { ChipGroup } from '../ui/chips.tsx'
import { PagedTable } from '../ui/paged-table.tsx'
import { EmptyState } from '../ui/state.tsx'
import { alertUser } from '../ui/toast.tsx'
import { AgentChoice } from './agent-choice.tsx'
import { messages as consoleMessages } from './console-messages.ts'
import styles from './console-page.module.css'
import { runStates, useConsoleUrlState } from './console-url-state.ts'
import { agentRunsQuery } from './queries.ts'
import { runColumns } from './runs-columns.tsx'
import { messages } from './runs-messages.ts'

/** Every run of the creator's agents, with nothing of what was asked. */
export function RunsTab({ userId }: { userId: string }) {
  const { language } = useLanguage()
  const words = messages[language]
  const [{ app, status = 'all' }, setUrlState] = useConsoleUrlState()
  const list = useInfiniteQuery(agentRunsQuery(userId, language, { app, status }))
  const exported = useMutation({
    mutationFn: async () => (await import('./console-csv.ts')).saveRuns(language, { app, status }),
    onError: () => alertUser(consoleMessages[language].csvFailed, 'danger'),
  })
  const isFiltered = app !== undefined || status !== 'all'
  const isEmpty = list.data?.pages[0]?.runs.length === 0
  if (isEmpty && !isFiltered)
    return (
      <EmptyState
        title={words.none}
        action={<LinkButton to="/creator">{consoleMessages[language].dashboard}</LinkButton>}
      >
        {words.noneText}
      </EmptyState>
    )
  return (
    <Card className={styles.card}>
      <div>
        <h2 className={styles.title}>{words.title}</h2>
        <p className={styles.small}>{words.line}</p>
      </div>
      <div className={styles.cardHead}>
        <div className={styles.tools}>
          <AgentChoice
            userId={userId}
            chosen={app}
            onChoose={(chosen) => setUrlState({ app: chosen })}
          />
          <ChipGroup
            name="run-state"
            label={words.state}
            chips={runStates.map((value) => ({ value, label: words.states[value] }))}
            chosen={status}
            onChoose={(chosen) => setUrlState({ status: chosen === 'all' ? undefined : chosen })}
          />
        </div>
        <Button
          kind="secondary"
          disabled={!list.data || isEmpty || exported.isPending}
          onClick={() => exported.mutate()}
        >
          {consoleMessages[language].csv}
        </Button>
      </div>
      {isEmpty ? (
        <EmptyState
          title={words.noneFitting}
          action={
            <Button
              kind="secondary"
              onClick={() => setUrlState({ app: undefined, status: undefined })}
            >
              {words.showAll}
            </Button>
          }
        >
          {words.noneFittingText}
        </EmptyState>
      ) : (
        <PagedTable
          list={list}
          rowsOf={(page) => page.runs}
          caption={words.title}
          columns={runColumns(language)}
          empty={words.noneFittingText}
        />
      )}
    </Card>
  )
}
