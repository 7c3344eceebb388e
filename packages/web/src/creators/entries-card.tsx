import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import type { creators } from '@wakeel/contract'
import { formatDate, formatNumber, useLanguage } from '../language/language.tsx'
import { formatChange } from '../language/money.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { PagedTable } from '../ui/paged-table.tsx'
import type { Column } from '../ui/table.tsx'
import { alertUser } from '../ui/toast.tsx'
import { AgentChoice } from './agent-choice.tsx'
import { messages as consoleMessages } from './console-messages.ts'
import styles from './console-page.module.css'
import { useConsoleUrlState } from './console-url-state.ts'
import { messages } from './earnings-messages.ts'
import { messages as metricMessages } from './metric-messages.ts'
import { earningsQuery } from './queries.ts'

/** The rows behind the earnings, of all agents or of one. */
export function EntriesCard({ userId }: { userId: string }) {
  const { language } = useLanguage()
  const words = messages[language].entries
  const { kinds } = metricMessages[language].earnings
  const [{ app }, setUrlState] = useConsoleUrlState()
  const list = useInfiniteQuery(earningsQuery(userId, language, app))
  const exported = useMutation({
    mutationFn: async () => (await import('./console-csv.ts')).saveEarnings(language, app),
    onError: () => alertUser(consoleMessages[language].csvFailed, 'danger'),
  })
  const columns: Column<creators.Earning>[] = [
    {
      name: 'date',
      header: words.date,
      cell: ({ happened_at }) => formatDate(happened_at, language),
    },
    { name: 'what', header: words.what, cell: ({ kind }) => kinds[kind] },
    {
      name: 'agent',
      header: words.agent,
      cell: ({ app }) => <bdi>{app ? `${app.emoji} ${app.name}` : words.nothing}</bdi>,
    },
    {
      name: 'share',
      header: words.share,
      isNumeric: true,
      cell: ({ share_percent }) =>
        share_percent === null
          ? words.nothing
          : formatNumber(share_percent / 100, language, { style: 'percent' }),
    },
    {
      name: 'held',
      header: words.heldUntil,
      cell: ({ held_until }) => (held_until ? formatDate(held_until, language) : words.nothing),
    },
    {
      name: 'amount',
      header: words.amount,
      isNumeric: true,
      cell: ({ amount }) => (
        <bdi className={amount.amount > 0 ? styles.gain : undefined}>
          {formatChange(amount, language)}
        </bdi>
      ),
    },
  ]
  const isEmpty = list.data?.pages[0]?.entries.length === 0
  return (
    <Card className={styles.card}>
      <div className={styles.cardHead}>
        <h2 className={styles.title}>{words.title}</h2>
        {(app || (list.data && !isEmpty)) && (
          <div className={styles.tools}>
            <AgentChoice
              userId={userId}
              chosen={app}
              onChoose={(chosen) => setUrlState({ app: chosen })}
            />
            <Button
              kind="secondary"
              disabled={isEmpty || exported.isPending}
              onClick={() => exported.mutate()}
            >
              {consoleMessages[language].csv}
            </Button>
          </div>
        )}
      </div>
      <PagedTable
        list={list}
        rowsOf={(page) => page.entries}
        caption={words.title}
        columns={columns}
        empty={app ? words.noneOfAgent : words.none}
      />
    </Card>
  )
}
