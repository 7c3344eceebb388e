import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { runs } from '@wakeel/contract'
import { SignInRequired } from '../accounts/sign-in-required.tsx'
import { useLanguage } from '../language/language.tsx'
import { openedRun, runsQuery } from '../runs/queries.ts'
import { RunList } from '../runs/run-list.tsx'
import { messages } from '../runs/runs-messages.ts'
import styles from '../runs/runs-page.module.css'
import { useSession } from '../session/session.ts'
import { useTitle } from '../shell/title.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { Select } from '../ui/field.tsx'
import { messages as loadMessages } from '../ui/load-messages.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { EmptyState, ErrorState, InlineAlert } from '../ui/state.tsx'

const ALL = ''

/** Everything somebody has run, with its answer and its cost. */
export function RunsPage() {
  const words = messages[useLanguage().language].runs
  const session = useSession()
  useTitle(words.title)
  if (session.status === 'loading') return <Skeleton shape="block" />
  if (session.status === 'signed_out') return <SignInRequired>{words.signedOut}</SignInRequired>
  return (
    <div className={styles.page}>
      <div>
        <h1>{words.title}</h1>
        <p className={styles.line}>{words.line}</p>
      </div>
      <History userId={session.user.id} />
    </div>
  )
}

function History({ userId }: { userId: string }) {
  const { language } = useLanguage()
  const words = messages[language].runs
  const { app } = useSearch({ from: '/shell/runs' })
  const navigate = useNavigate()
  const list = useInfiniteQuery(runsQuery(userId, app, language))
  // The agents to choose from are those that were run lately; the list of everything stays while one of them is looked at.
  const all = useInfiniteQuery(runsQuery(userId, undefined, language))
  const found = list.data?.pages.flatMap((page) => page.runs)

  return (
    <>
      <div className={styles.filter}>
        <Select
          label={words.filter}
          value={app ?? ALL}
          onChoose={(slug) =>
            void navigate({ to: '/runs', search: slug === ALL ? {} : { app: slug }, replace: true })
          }
          options={[
            { value: ALL, label: words.all },
            ...agentsOf(all.data?.pages.flatMap((page) => page.runs) ?? [], app),
          ]}
        />
      </div>
      {list.isPending && <Skeleton shape="block" />}
      {list.isLoadingError && (
        <ErrorState
          title={words.failedTitle}
          action={
            <Button onClick={() => void list.refetch()}>{loadMessages[language].retry}</Button>
          }
        >
          {words.failedText}
        </ErrorState>
      )}
      {found?.length === 0 && (
        <EmptyState
          title={words.empty}
          action={<LinkButton to="/app-store">{words.browse}</LinkButton>}
        >
          {app ? words.emptyFiltered : words.emptyText}
        </EmptyState>
      )}
      {found && found.length > 0 && (
        <RunList
          items={found.map((run) => ({
            run,
            note: run.organisation && words.paidBy(run.organisation.name),
            opened: openedRun(run.id, language),
          }))}
        />
      )}
      {list.isFetchNextPageError && <InlineAlert tone="danger">{words.moreFailed}</InlineAlert>}
      {list.hasNextPage && (
        <Button
          kind="secondary"
          className={styles.more}
          disabled={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {words.more}
        </Button>
      )}
    </>
  )
}

function agentsOf(
  found: readonly Pick<runs.Run, 'app'>[],
  chosen: string | undefined,
): { value: string; label: string }[] {
  const names = new Map(found.map(({ app }) => [app.slug, app.name]))
  if (chosen && !names.has(chosen)) names.set(chosen, chosen)
  return [...names].map(([value, label]) => ({ value, label }))
}
