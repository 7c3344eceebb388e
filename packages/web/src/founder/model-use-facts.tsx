import type { founder } from '@wakeel/contract'
import { formatNumber, useLanguage } from '../language/language.tsx'
import { formatMicroDollars } from '../language/micro-dollars.ts'
import { formatMoney } from '../language/money.ts'
import { Card } from '../ui/card.tsx'
import { Meter } from '../ui/meter.tsx'
import { useRangeWords } from '../ui/range-picker.tsx'
import styles from './model-use.module.css'
import { messages } from './model-use-messages.ts'
import split from './split.module.css'

/** How much of today's budget is used, how often the built-in engine stood in, and what is left of the revenue. */
export function ModelUseFacts({ metrics }: { metrics: founder.Metrics }) {
  const { language } = useLanguage()
  const words = messages[language]
  const range = useRangeWords()[metrics.range]
  const { budget, total, answers, gross_margin } = metrics.models
  const dollars = (micro: number) => formatMicroDollars(micro, language)
  const percent = (value: number) =>
    formatNumber(value / 100, language, { style: 'percent', minimumFractionDigits: 1 })
  const { limit_micro_usd: limit, spent_micro_usd: spent, held_micro_usd: held } = budget
  const used = limit === null ? dollars(spent) : words.used(dollars(spent), dollars(limit))
  const facts: [string, string][] = [
    ...(held > 0 ? [[words.held, dollars(held)] satisfies [string, string]] : []),
    [words.tokensIn, formatNumber(total.input_tokens, language)],
    [words.tokensOut, formatNumber(total.output_tokens, language)],
    [
      words.fallbackShare,
      answers.fell_back_percent === null ? words.noAnswer : percent(answers.fell_back_percent),
    ],
    [words.revenue, formatMoney(gross_margin.revenue, language)],
    [words.costInDirhams, formatMoney(gross_margin.cost, language)],
    [words.margin, formatMoney(gross_margin.margin, language)],
    [
      words.marginPercent,
      gross_margin.percent === null ? words.noRevenue : percent(gross_margin.percent),
    ],
  ]
  return (
    <Card className={split.card}>
      <div>
        <h2>{words.facts}</h2>
        <p className={split.line}>{words.factsLine(range)}</p>
      </div>
      <div className={styles.budget}>
        <div className={split.fact}>
          <span>{words.budget}</span>
          <bdi>{used}</bdi>
        </div>
        {limit === null ? (
          <p className={split.line}>{words.noBudget}</p>
        ) : (
          <Meter label={words.budget} said={used} value={spent + held} of={Math.max(limit, 1)} />
        )}
      </div>
      <dl className={split.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={split.fact}>
            <dt>{name}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
