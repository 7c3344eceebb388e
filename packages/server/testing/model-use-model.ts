import type { founder as contract } from '@wakeel/contract'

const nameOf = (day: number) => new Date(day * 86_400_000).toISOString().slice(0, 10)

/** One request to a language model, as whoever scripted its answer knows it. */
export interface ModelRequest {
  /** The number of its day. */
  day: number
  provider: contract.ModelProvider
  model: string
  /** Absent: an agent was written. */
  app: { slug: string; name: { en: string; ar: string }; emoji: string } | undefined
  input: number
  output: number
  /** Millionths of a dollar; undefined: the model has no price. */
  cost: number | undefined
  isUnreported?: boolean
}

/** What the founder must be shown of language models, by rules of its own: one request after the other, where the store adds up days. */
export class ModelUseModel {
  readonly requests: ModelRequest[] = []
  readonly answers: { day: number; fellBack: boolean }[] = []
  isSetUp = false

  metrics(first: number, today: number, revenue: number): contract.ModelUse {
    const isIn = ({ day }: { day: number }) => day >= first && day <= today
    const [counted, answers] = [this.requests.filter(isIn), this.answers.filter(isIn)]
    const unreported = counted.filter(({ isUnreported }) => isUnreported)
    const fellBack = answers.filter((answer) => answer.fellBack).length
    // A dollar is 3.6725 dirhams.
    const cost = Math.round((costOf(counted) / 1_000_000) * 367.25)
    const aed = (amount: number) => ({ amount, currency: 'AED' as const })
    const agents = grouped(counted, ({ app }) => app?.slug ?? 'forge').map(({ of, sums }) => ({
      kind: of.app ? ('agent' as const) : ('forge' as const),
      app: of.app ?? null,
      ...sums,
    }))
    return {
      is_set_up: this.isSetUp,
      total: sumsOf(counted),
      untold: { requests: unreported.length, cost_micro_usd: costOf(unreported) },
      unpriced_requests: counted.filter(({ cost }) => cost === undefined).length,
      by_model: grouped(counted, ({ provider, model }) => `${provider} ${model}`).map(
        ({ of: { provider, model }, sums }) => ({
          provider,
          model,
          ...sums,
        }),
      ),
      by_provider: grouped(counted, ({ provider }) => provider).map(
        ({ of: { provider }, sums }) => ({
          provider,
          ...sums,
        }),
      ),
      by_agent: [
        ...agents.filter(({ kind }) => kind === 'agent'),
        ...agents.filter(({ kind }) => kind === 'forge'),
      ],
      answers: {
        by_model: answers.length - fellBack,
        fell_back: fellBack,
        fell_back_percent: answers.length === 0 ? null : perMille(fellBack, answers.length),
      },
      budget: {
        limit_micro_usd: null,
        spent_micro_usd: costOf(this.requests.filter(({ day }) => day === today)),
        held_micro_usd: 0,
      },
      gross_margin: {
        revenue: aed(revenue),
        cost: aed(cost),
        margin: aed(revenue - cost),
        percent: revenue > 0 ? perMille(revenue - cost, revenue) : null,
      },
      days: Array.from({ length: today - first + 1 }, (_, index) => {
        const of = <T extends { day: number }>(list: T[]) =>
          list.filter(({ day }) => day === first + index)
        const { requests: _requests, ...sums } = sumsOf(of(counted))
        const engine = of(answers).filter((answer) => answer.fellBack).length
        return {
          day: nameOf(first + index),
          ...sums,
          by_model: of(answers).length - engine,
          fell_back: engine,
        }
      }),
    }
  }
}

const perMille = (value: number, whole: number) => Math.round((value * 1000) / whole) / 10
const costOf = (requests: readonly ModelRequest[]) =>
  requests.reduce((sum, { cost }) => sum + (cost ?? 0), 0)
const sumsOf = (requests: readonly ModelRequest[]): contract.ModelSums => ({
  requests: requests.length,
  cost_micro_usd: costOf(requests),
  input_tokens: requests.reduce((sum, { input }) => sum + input, 0),
  output_tokens: requests.reduce((sum, { output }) => sum + output, 0),
})

/** What cost most first. */
function grouped(requests: readonly ModelRequest[], nameOf: (request: ModelRequest) => string) {
  const names = [...new Set(requests.map(nameOf))]
  return names
    .map((name) => requests.filter((request) => nameOf(request) === name))
    .map((group) => ({ of: group[0]!, sums: sumsOf(group) }))
    .sort(
      (one, other) =>
        other.sums.cost_micro_usd - one.sums.cost_micro_usd ||
        other.sums.requests - one.sums.requests,
    )
}
