import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { runs } from '@wakeel/contract'
import { SignInRequired } from '../accounts/sign-in-required.tsx'
import { useLanguage } from '../language/language.tsx'
import { ConversationList } from '../runs/conversation-list.tsx'
import { conversationsQuery } from '../runs/queries.ts'
import { messages } from '../runs/runs-messages.ts'
import styles from '../runs/runs-page.module.css'
import { useSession } from '../session/session.ts'
import { useTitle } from '../shell/title.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { Select } from '../ui/field.tsx'
import { PagedList } from '../ui/paged-list.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { EmptyState } from '../ui/state.tsx'

const ALL = ''

/** The history of a person: the conversations with agents, with their cost. */
export function RunsPage() {
  const words = messages[useLanguage().language]
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
  const words = messages[language]
  const { app } = useSearch({ from: '/shell/runs' })
  const navigate = useNavigate()
  const list = useInfiniteQuery(conversationsQuery(userId, app, language))
  // The agents to choose from are those that were run lately; the list of everything stays while one of them is looked at.
  const all = useInfiniteQuery(conversationsQuery(userId, undefined, language))
  const choose = (slug: string) =>
    void navigate({ to: '/runs', search: slug === ALL ? {} : { app: slug }, replace: true })

  return (
    <>
      <div className={styles.filter}>
        <Select
          label={words.filter}
          value={app ?? ALL}
          onChoose={choose}
          options={[
            { value: ALL, label: words.all },
            ...agentsOf(all.data?.pages.flatMap((page) => page.conversations) ?? [], app),
          ]}
        />
      </div>
      <PagedList
        list={list}
        rowsOf={(page) => page.conversations}
        empty={
          app ? (
            <EmptyState
              title={words.emptyFiltered}
              action={<Button onClick={() => choose(ALL)}>{words.all}</Button>}
            />
          ) : (
            <EmptyState
              title={words.empty}
              action={<LinkButton to="/app-store">{words.browse}</LinkButton>}
            >
              {words.emptyText}
            </EmptyState>
          )
        }
      >
        {(conversations) => <ConversationList conversations={conversations} />}
      </PagedList>
    </>
  )
}

function agentsOf(
  found: readonly Pick<runs.Conversation, 'app'>[],
  chosen: string | undefined,
): { value: string; label: string }[] {
  const names = new Map(found.map(({ app }) => [app.slug, app.name]))
  if (chosen && !names.has(chosen)) names.set(chosen, chosen)
  return [...names].map(([value, label]) => ({ value, label }))
}
