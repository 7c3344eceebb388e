import { useQuery } from '@tanstack/react-query'
import type { billing as contract, Language } from '@wakeel/contract'
import { formatDate, useLanguage } from '../language/language.tsx'
import { formatMoney } from '../language/money.ts'
import { pricingModelNames } from '../language/pricing-model-names.ts'
import { LoadFailed, Waiting } from '../ui/load-state.tsx'
import { type Column, Table } from '../ui/table.tsx'
import styles from './price-changes.module.css'
import { messages } from './price-changes-messages.ts'
import { PriceSteps } from './price-steps.tsx'
import { priceChangesQuery } from './queries.ts'

type Change = contract.PriceChange

/** What an agent cost since when, and which rises were announced of it. */
export function PriceChanges({ slug }: { slug: string }) {
  const { language } = useLanguage()
  const words = messages[language]
  const changes = useQuery(priceChangesQuery(slug))
  return (
    <section className={styles.prices} aria-labelledby="price-changes">
      <h2 id="price-changes">{words.title}</h2>
      <p>{words.lead}</p>
      {changes.isPending ? (
        <Waiting />
      ) : changes.isError ? (
        <LoadFailed onRetry={() => void changes.refetch()} />
      ) : (
        <>
          <PriceSteps changes={changes.data} />
          <Table
            caption={words.table}
            columns={columnsIn(language)}
            rows={changes.data}
            keyOf={({ kind, at, to }) => `${kind} ${at} ${to.price.amount}`}
          />
        </>
      )}
    </section>
  )
}

function columnsIn(language: Language): Column<Change>[] {
  const words = messages[language]
  return [
    { name: 'date', header: words.date, cell: ({ at }) => formatDate(at, language) },
    { name: 'what', header: words.what, cell: (change) => <What change={change} /> },
    {
      name: 'price',
      header: words.price,
      isNumeric: true,
      cell: ({ to, from }) => (
        <>
          <bdi>{asked(to, language)}</bdi>
          {from && <small>{words.from(asked(from, language))}</small>}
        </>
      ),
    },
  ]
}

function What({ change: { kind, takes_effect_at, withdrawn_for } }: { change: Change }) {
  const { language } = useLanguage()
  const words = messages[language]
  return (
    <>
      {words.kinds[kind]}
      {takes_effect_at && <small>{words.takesEffect(formatDate(takes_effect_at, language))}</small>}
      {withdrawn_for && <small>{words.withdrawnFor[withdrawn_for]}</small>}
    </>
  )
}

function asked({ model, price }: Change['to'], language: Language): string {
  const how = pricingModelNames[language][model]
  return model === 'free' ? how : `${formatMoney(price, language)} · ${how}`
}
