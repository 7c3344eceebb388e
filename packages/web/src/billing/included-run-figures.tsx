import { useQuery } from '@tanstack/react-query'
import { type Bilingual, type billing, creatorPart, planShareOfRun, vatIn } from '@wakeel/contract'
import { formatNumber, useLanguage } from '../language/language.tsx'
import { formatDirhams } from '../language/money.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { type Column, Table } from '../ui/table.tsx'
import { plansQuery } from './queries.ts'

const en = {
  title: 'Today’s figures',
  lead: 'What a run that a plan includes is worth at the plan’s list price, and what the creator gets of it.',
  plan: 'Plan',
  monthly: (plan: string) => `${plan}, by the month`,
  annual: (plan: string) => `${plan}, a year at once`,
  price: 'A month without VAT',
  runs: 'Included runs',
  worth: 'Worth of a run',
  share: (percent: string) => `${percent} share`,
}

const words: Bilingual<typeof en> = {
  en,
  ar: {
    title: 'أرقام اليوم',
    lead: 'قيمة الاستخدام المشمول في كل باقة بسعرها المعلن، وما يناله المبدع منها.',
    plan: 'الباقة',
    monthly: (plan) => `${plan}، شهريًا`,
    annual: (plan) => `${plan}، سنة كاملة`,
    price: 'الشهر دون الضريبة',
    runs: 'الاستخدام المشمول',
    worth: 'قيمة الاستخدام',
    share: (percent) => `حصة ${percent}`,
  },
}

interface Row {
  key: string
  name: string
  monthFils: number
  runs: number
  worth: number
}

/** From the plans as they are sold, so that the page says what is done. */
export function IncludedRunFigures() {
  const { language } = useLanguage()
  const say = words[language]
  const query = useQuery(plansQuery(undefined, language, undefined))
  if (query.isPending) return <Skeleton shape="block" />
  // The rules above hold without their figures.
  if (!query.data) return null
  const { plans, vat_mode } = query.data
  const money = (fils: number) => <bdi>{formatDirhams(fils, language)}</bdi>
  const columns: Column<Row>[] = [
    { name: 'plan', header: say.plan, isHead: true, cell: ({ name }) => name },
    {
      name: 'price',
      header: say.price,
      isNumeric: true,
      cell: ({ monthFils }) => money(monthFils),
    },
    {
      name: 'runs',
      header: say.runs,
      isNumeric: true,
      cell: ({ runs }) => formatNumber(runs, language),
    },
    { name: 'worth', header: say.worth, isNumeric: true, cell: ({ worth }) => money(worth) },
    ...[...new Set(plans.map(({ creatorShare }) => creatorShare))].map((percent) => ({
      name: `share ${percent}`,
      header: say.share(formatNumber(percent / 100, language, { style: 'percent' })),
      isNumeric: true,
      cell: ({ worth }: Row) => money(creatorPart(worth, percent)),
    })),
  ]
  return (
    <section>
      <h2>{say.title}</h2>
      <p>{say.lead}</p>
      <Table
        caption={say.title}
        columns={columns}
        rows={plans.flatMap((plan) => rowsOf(plan, vat_mode, say))}
        keyOf={({ key }) => key}
      />
    </section>
  )
}

function rowsOf(
  { id, name, included_runs: runs, monthly, annual }: billing.Plan,
  vatMode: billing.VatMode,
  say: typeof en,
): Row[] {
  const net = (fils: number) => (vatMode === 'included' ? fils - vatIn(fils) : fils)
  const row = (key: string, rowName: string, monthFils: number): Row => ({
    key,
    name: rowName,
    monthFils,
    runs,
    worth: planShareOfRun({ planFils: monthFils, months: 1, includedRuns: runs }),
  })
  return [
    row(id, say.monthly(name), net(monthly.aed)),
    row(`${id} annual`, say.annual(name), net(annual.aed)),
  ]
}
