import type { founder, Language } from '@wakeel/contract'
import { useState } from 'react'
import { formatNumber, useLanguage } from '../language/language.tsx'
import { formatMicroDollars, writeMicroDollars } from '../language/micro-dollars.ts'
import { saveFile } from '../save-file.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { toCsv } from '../ui/csv.ts'
import { useRangeWords } from '../ui/range-picker.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { type Column, Table } from '../ui/table.tsx'
import { messages } from './model-use-messages.ts'
import styles from './split.module.css'

type Words = (typeof messages)['en']
type View = 'model' | 'provider' | 'agent'
type Row = founder.ModelSums & { key: string; name: string; note?: string }

/** What models cost, by what was asked, by whom or for what. */
export function ModelUseCosts({ metrics }: { metrics: founder.Metrics }) {
  const { language } = useLanguage()
  const words = messages[language]
  const range = useRangeWords()[metrics.range]
  const [view, setView] = useState<View>('model')
  const { models } = metrics
  const rows = rowsOf(models, words, language)[view]
  const save = () => saveFile(toCsv(linesOf(rows, view, words)), `language-models-by-${view}.csv`)
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <div>
          <h2>{words.costs}</h2>
          <p className={styles.line}>{words.costsLine(range)}</p>
        </div>
        <Button
          kind="secondary"
          size="small"
          aria-label={words.csvOf(words.views[view])}
          onClick={save}
        >
          {words.csv}
        </Button>
      </div>
      <div>
        <Segmented
          name="cost-by"
          label={words.by}
          options={(['model', 'provider', 'agent'] as const).map((value) => ({
            value,
            label: words.views[value],
          }))}
          chosen={view}
          onChoose={setView}
        />
      </div>
      {rows.length === 0 ? (
        <p className={styles.line}>{words.none}</p>
      ) : (
        <Table
          caption={words.costs}
          columns={columnsOf(view, words, language)}
          rows={rows}
          keyOf={({ key }) => key}
        />
      )}
      {models.untold.requests > 0 && (
        <p className={styles.line}>
          {words.untold(
            models.untold.requests,
            formatMicroDollars(models.untold.cost_micro_usd, language),
          )}
        </p>
      )}
      {models.unpriced_requests > 0 && (
        <p className={styles.line}>{words.unpriced(models.unpriced_requests)}</p>
      )}
    </Card>
  )
}

function columnsOf(view: View, words: Words, language: Language): Column<Row>[] {
  const count = (value: number) => formatNumber(value, language)
  return [
    {
      name: view,
      header: words.views[view],
      cell: ({ name, note }) => (
        <span>
          <bdi>{name}</bdi>
          {note && <span className={styles.line}> · {note}</span>}
        </span>
      ),
    },
    {
      name: 'requests',
      header: words.requests,
      isNumeric: true,
      cell: ({ requests }) => <bdi>{count(requests)}</bdi>,
    },
    {
      name: 'input',
      header: words.tokensIn,
      isNumeric: true,
      cell: ({ input_tokens }) => <bdi>{count(input_tokens)}</bdi>,
    },
    {
      name: 'output',
      header: words.tokensOut,
      isNumeric: true,
      cell: ({ output_tokens }) => <bdi>{count(output_tokens)}</bdi>,
    },
    {
      name: 'cost',
      header: words.cost,
      isNumeric: true,
      cell: (row) => <bdi>{formatMicroDollars(row.cost_micro_usd, language)}</bdi>,
    },
  ]
}

/** For a file, with its header. */
const linesOf = (rows: readonly Row[], view: View, words: Words): string[][] => [
  [words.views[view], words.requests, words.tokensIn, words.tokensOut, `${words.cost} (USD)`],
  ...rows.map((row) => [
    row.note ? `${row.name} · ${row.note}` : row.name,
    String(row.requests),
    String(row.input_tokens),
    String(row.output_tokens),
    writeMicroDollars(row.cost_micro_usd),
  ]),
]

function rowsOf(
  { by_model, by_provider, by_agent }: founder.ModelUse,
  words: Words,
  language: Language,
): Record<View, Row[]> {
  const named = (provider: founder.ModelProvider | null) => words.providers[provider ?? 'unknown']
  return {
    model: by_model.map((row) => ({
      ...row,
      key: `${row.provider} ${row.model}`,
      name: row.model,
      note: named(row.provider),
    })),
    provider: by_provider.map((row) => ({
      ...row,
      key: row.provider ?? '',
      name: named(row.provider),
    })),
    agent: by_agent.map(({ app, kind, ...sums }) => ({
      ...sums,
      key: app?.slug ?? kind,
      name: app
        ? `${app.emoji} ${app.name[language]}`
        : kind === 'forge'
          ? words.forge
          : words.others,
    })),
  }
}
