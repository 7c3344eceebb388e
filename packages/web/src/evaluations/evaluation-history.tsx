import type { evaluations as contract } from '@wakeel/contract'
import { formatDate, formatNumber, useLanguage } from '../language/language.tsx'
import { Table } from '../ui/table.tsx'
import styles from './evaluation-tab.module.css'
import { messages } from './messages.ts'

/** Every evaluation of every version, the newest first. */
export function EvaluationHistory({ evaluations }: { evaluations: contract.Evaluation[] }) {
  const { language } = useLanguage()
  const words = messages[language]
  const shown = (score: contract.Score | null) =>
    score
      ? `${formatNumber(score.passed, language)} / ${formatNumber(score.questions, language)}`
      : '–'
  return (
    <section className={styles.live}>
      <h2>{words.history}</h2>
      <Table
        caption={words.history}
        rows={evaluations}
        keyOf={({ version, evaluated_at }) => `${version} ${evaluated_at}`}
        columns={[
          {
            name: 'version',
            header: words.version,
            cell: ({ version }) => formatNumber(version, language),
          },
          {
            name: 'date',
            header: words.date,
            cell: ({ evaluated_at }) => formatDate(evaluated_at, language),
          },
          {
            name: 'en',
            header: words.languages.en,
            cell: ({ scores }) => <bdi dir="ltr">{shown(scores.en)}</bdi>,
            isNumeric: true,
          },
          {
            name: 'ar',
            header: words.languages.ar,
            cell: ({ scores }) => <bdi dir="ltr">{shown(scores.ar)}</bdi>,
            isNumeric: true,
          },
          {
            name: 'total',
            header: words.total,
            cell: ({ total }) => <bdi dir="ltr">{shown(total)}</bdi>,
            isNumeric: true,
          },
        ]}
      />
    </section>
  )
}
