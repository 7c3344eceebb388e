import { useInfiniteQuery } from '@tanstack/react-query'
import type { organisations } from '@wakeel/contract'
import type { ReactNode } from 'react'
import { useLanguage } from '../language/language.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { Select } from '../ui/field.tsx'
import { PagedList } from '../ui/paged-list.tsx'
import { EmptyState } from '../ui/state.tsx'
import type { InOrganisation } from './in-organisation.ts'
import styles from './organisation-page.module.css'
import { useOrganisationUrlState } from './organisation-url-state.ts'
import { sharedRun, sharedRunsQuery } from './queries.ts'
import { messages } from './shared-runs-messages.ts'

const ALL = ''

interface ListedRun {
  run: Omit<organisations.SharedRun, 'answer' | 'files'>
  /** Who ran it. */
  note: string
  opened: ReturnType<typeof sharedRun>
}

/** What members ran for the organisation, with requests and answers. */
export function RunsTab({
  organisation,
  userId,
  runList,
}: InOrganisation & { runList: (items: readonly ListedRun[]) => ReactNode }) {
  const { language } = useLanguage()
  const words = messages[language]
  const [{ member, app }, setUrlState] = useOrganisationUrlState()
  const list = useInfiniteQuery(sharedRunsQuery(organisation.id, { member, app }, language))
  const shown = list.data?.pages.flatMap((page) => page.runs) ?? []
  const isFiltered = member !== undefined || app !== undefined
  const ran = shown.flatMap(({ by }) => (by ? [[by.id, by.name] as const] : []))
  const members = new Map([
    ...organisation.people.map(({ user_id, name }) => [user_id, name] as const),
    ...ran,
    [userId, words.me],
  ])
  const agents = new Map(
    [...organisation.used_agents, ...organisation.rules, ...shown].map(({ app }) => [
      app.slug,
      app.name,
    ]),
  )

  return (
    <div className={styles.sections}>
      <p className={styles.small}>{words.line}</p>
      <div className={styles.tools}>
        <Select
          label={words.member}
          value={member ?? ALL}
          onChoose={(id) => setUrlState({ member: id === ALL ? undefined : id })}
          options={[
            { value: ALL, label: words.everybody },
            ...choices(members, member, list.isPending ? words.wait : words.whoLeft),
          ]}
        />
        <Select
          label={words.agent}
          value={app ?? ALL}
          onChoose={(slug) => setUrlState({ app: slug === ALL ? undefined : slug })}
          options={[{ value: ALL, label: words.every }, ...choices(agents, app, app)]}
        />
      </div>
      <PagedList
        list={list}
        rowsOf={(page) => page.runs}
        empty={
          isFiltered ? (
            <EmptyState
              title={words.emptyFiltered}
              action={
                <Button onClick={() => setUrlState({ member: undefined, app: undefined })}>
                  {words.showAll}
                </Button>
              }
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
        {(runs) =>
          runList(
            runs.map((run) => ({
              run,
              note: byWhom(run),
              opened: sharedRun(organisation.id, run.id, language),
            })),
          )
        }
      </PagedList>
    </div>
  )

  function byWhom({ by }: Pick<organisations.SharedRun, 'by'>): string {
    return words.by(by ? by.name : words.left)
  }
}

/** With what the URL names although nothing more is known of it. */
function choices(
  names: ReadonlyMap<string, string>,
  chosen: string | undefined,
  unknown = '',
): { value: string; label: string }[] {
  const all = chosen && !names.has(chosen) ? [...names, [chosen, unknown] as const] : [...names]
  return all.map(([value, label]) => ({ value, label }))
}
