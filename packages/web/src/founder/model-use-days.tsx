import type { founder } from '@wakeel/contract'
import { formatNumber, useLanguage } from '../language/language.tsx'
import { formatMicroDollars } from '../language/micro-dollars.ts'
import { DayChart } from '../ui/day-chart.tsx'
import { DayReport } from '../ui/day-report.tsx'
import type { DayColumn } from '../ui/day-table.tsx'
import { useRangeWords } from '../ui/range-picker.tsx'
import { messages } from './model-use-messages.ts'

type Day = founder.ModelUse['days'][number]

/** What models cost on each day, how much they read and wrote, and how often the built-in engine stood in. */
export function ModelUseDays({ metrics }: { metrics: founder.Metrics }) {
  const { language } = useLanguage()
  const words = messages[language]
  const range = useRangeWords()[metrics.range]
  const { days: all, total, answers } = metrics.models
  const columns: DayColumn<Day>[] = [
    { name: 'cost', header: words.cost, kind: 'micro_usd', value: (day) => day.cost_micro_usd },
    { name: 'input', header: words.tokensIn, kind: 'count', value: (day) => day.input_tokens },
    { name: 'output', header: words.tokensOut, kind: 'count', value: (day) => day.output_tokens },
    { name: 'by_model', header: words.byModel, kind: 'count', value: (day) => day.by_model },
    { name: 'fell_back', header: words.fellBack, kind: 'count', value: (day) => day.fell_back },
  ]
  const [cost, input, output, byModel, fellBack] = columns.map(({ value }) => all.map(value)) as [
    number[],
    number[],
    number[],
    number[],
    number[],
  ]
  const days = all.map(({ day }) => day)
  const count = (value: number) => formatNumber(value, language)
  const dollars = (micro: number) => formatMicroDollars(micro, language)
  return (
    <DayReport title={words.days} days={all} columns={columns} fileName="language-models.csv">
      <DayChart
        title={words.costInDollars}
        total={dollars(total.cost_micro_usd)}
        summary={words.costSummary(range, dollars(total.cost_micro_usd))}
        kind="bars"
        isFine
        days={days}
        series={[
          {
            name: 'cost',
            label: words.cost,
            colour: 1,
            values: cost.map((micro) => micro / 1_000_000),
          },
        ]}
        format={(value) => dollars(Math.round(value * 1_000_000))}
      />
      <DayChart
        title={words.tokens}
        total={count(total.input_tokens + total.output_tokens)}
        summary={words.tokensSummary(range, count(total.input_tokens), count(total.output_tokens))}
        kind="bars"
        days={days}
        series={[
          { name: 'input', label: words.tokensIn, colour: 1, values: input },
          { name: 'output', label: words.tokensOut, colour: 2, values: output },
        ]}
        format={count}
      />
      <DayChart
        title={words.answers}
        total={count(answers.by_model + answers.fell_back)}
        summary={words.answersSummary(range, count(answers.by_model), count(answers.fell_back))}
        kind="bars"
        days={days}
        series={[
          { name: 'by_model', label: words.byModel, colour: 1, values: byModel },
          { name: 'fell_back', label: words.fellBack, colour: 'danger', values: fellBack },
        ]}
        format={count}
      />
    </DayReport>
  )
}
