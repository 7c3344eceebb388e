import { useMutation, useQuery } from '@tanstack/react-query'
import type { creators } from '@wakeel/contract'
import { useState } from 'react'
import { ApiError } from '../api.ts'
import { useLanguage } from '../language/language.tsx'
import { formatMoney } from '../language/money.ts'
import { saveFile } from '../save-file.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { LoadFailed, Waiting } from '../ui/load-state.tsx'
import { type Column, Table } from '../ui/table.tsx'
import { alertUser } from '../ui/toast.tsx'
import { WeekName, weekDays } from '../ui/week-name.tsx'
import page from './console-page.module.css'
import { getStatementFile, statementsQuery } from './console-queries.ts'
import { messages } from './earnings-messages.ts'
import styles from './earnings-tab.module.css'

const SHOWN_AT_ONCE = 8

/** Every finished week of the creator's account with its documents. */
export function StatementsCard({ userId }: { userId: string }) {
  const words = messages[useLanguage().language].statements
  const query = useQuery(statementsQuery(userId))
  return (
    <Card className={page.card}>
      <div>
        <h2 className={page.title}>{words.title}</h2>
        <p className={page.small}>{words.line}</p>
      </div>
      {query.isPending && <Waiting />}
      {query.isLoadingError && <LoadFailed onRetry={() => void query.refetch()} />}
      {query.data?.length === 0 && <p className={page.small}>{words.none}</p>}
      {query.data && query.data.length > 0 && <StatementRows statements={query.data} />}
    </Card>
  )
}

const sums = ['opening', 'earned', 'taken_back', 'paid_out', 'closing'] as const

function StatementRows({ statements }: { statements: readonly creators.Statement[] }) {
  const { language } = useLanguage()
  const words = messages[language].statements
  const [shown, setShown] = useState(SHOWN_AT_ONCE)
  const columns: Column<creators.Statement>[] = [
    { name: 'week', header: words.week, cell: ({ week }) => <WeekName week={week} /> },
    ...sums.map(
      (name): Column<creators.Statement> => ({
        name,
        header: words[name],
        isNumeric: true,
        cell: (statement) => (
          <bdi className={name === 'closing' ? page.name : undefined}>
            {formatMoney(statement[name], language)}
          </bdi>
        ),
      }),
    ),
    {
      name: 'files',
      header: words.files,
      headerHidden: true,
      isNumeric: true,
      cell: ({ week }) => (
        <span className={styles.files}>
          <FileButton week={week} format="pdf" />
          <FileButton week={week} format="csv" />
        </span>
      ),
    },
  ]
  return (
    <>
      <div className={page.scroller}>
        <Table
          caption={words.title}
          columns={columns}
          rows={statements.slice(0, shown)}
          keyOf={({ week }) => week}
        />
      </div>
      {statements.length > shown && (
        <div className={styles.buttons}>
          <Button kind="secondary" size="small" onClick={() => setShown(shown + SHOWN_AT_ONCE)}>
            {words.more}
          </Button>
        </div>
      )}
    </>
  )
}

/** In the language of the page: the server keeps each document in both. */
function FileButton({ week, format }: { week: string; format: 'pdf' | 'csv' }) {
  const { language } = useLanguage()
  const words = messages[language].statements
  const download = useMutation({
    mutationFn: async () =>
      saveFile(await getStatementFile(week, format, language), `statement-${week}.${format}`),
    onError: (error) => {
      const isTooOften = error instanceof ApiError && error.code === 'request.rate_limited'
      alertUser(isTooOften ? words.downloadTooOften : words.downloadFailed, 'danger')
    },
  })
  const name = format.toUpperCase()
  return (
    <Button
      kind="secondary"
      size="small"
      aria-label={words.download(weekDays(week, language), name)}
      disabled={download.isPending}
      onClick={() => download.mutate()}
    >
      {name}
    </Button>
  )
}
