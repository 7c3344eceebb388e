import type { catalogue, Language, receipts, signing } from '@wakeel/contract'
import type { ReactNode } from 'react'
import { formatDate, formatMoment, formatNumber, useLanguage } from '../language/language.tsx'
import { formatMoney } from '../language/money.ts'
import { answeredBy } from '../ui/answered-by.ts'
import { messages } from './receipts-messages.ts'
import styles from './receipts-page.module.css'

/** All that a receipt says, and who signed it. `app`: as it is in the store now, for the names of what the receipt knows by its id. */
export function ReceiptFacts({
  receipt,
  signedWith,
  app: listed,
}: {
  receipt: receipts.Receipt
  signedWith: signing.PublishedKey
  app: catalogue.App | null | undefined
}) {
  const { language } = useLanguage()
  const words = messages[language]
  const { agent, app, ...said } = receipt
  const names = words.facts
  const list = (items: readonly string[]) =>
    items.length === 0 ? words.none : <bdi>{items.join(words.comma)}</bdi>
  const skillName = (id: string) => listed?.skills.find(({ name }) => name === id)?.title ?? id
  return (
    <>
      <dl className={styles.facts}>
        <Fact name={names.agent}>
          {words.versionOf(listed?.name ?? app.slug, formatNumber(agent.version, language))}
        </Fact>
        <Fact name={names.outcome}>{words.outcomes[said.outcome]}</Fact>
        <Fact name={names.when}>{formatMoment(said.finished_at, language)}</Fact>
        <Fact name={names.took}>{words.milliseconds(formatNumber(said.elapsed_ms, language))}</Fact>
        <Fact name={names.price}>{priceOf(said.price, language)}</Fact>
        <Fact name={names.provider}>
          <bdi>{said.provider && answeredBy(said.provider, language)}</bdi>
        </Fact>
        <Fact name={names.skills}>{list(said.skills.map(({ name }) => skillName(name)))}</Fact>
        {said.input_files && (
          <Fact name={names.inputFiles}>
            {list(said.input_files.map(({ media_type }) => media_type))}
          </Fact>
        )}
        <Fact name={names.files}>{list(said.files.map(({ media_type }) => media_type))}</Fact>
        <Fact name={names.issuer}>
          <bdi className={styles.code}>{said.iss}</bdi>
        </Fact>
        <Fact name={names.key} isWide>
          <Code>{signedWith.kid}</Code>{' '}
          <span className={styles.soft}>
            {signedWith.retired_at
              ? words.retired(formatDate(signedWith.retired_at, language))
              : words.inForce(formatDate(signedWith.created_at, language))}
          </span>
        </Fact>
        <Fact name={names.run} isWide>
          <Code>{said.run_id}</Code>
        </Fact>
        <Hash name={names.input}>{said.input_sha256}</Hash>
        <Hash name={names.answer}>{said.answer_sha256}</Hash>
        <Hash name={names.version}>{agent.sha256}</Hash>
        <Hash name={names.person}>{said.person}</Hash>
        {said.organisation && <Hash name={names.organisation}>{said.organisation}</Hash>}
      </dl>
      {!said.recorded_at_end && <p className={styles.soft}>{words.late}</p>}
    </>
  )
}

function priceOf({ source, ...price }: receipts.Receipt['price'], language: Language): string {
  return source === 'wallet' ? formatMoney(price, language) : messages[language][source]
}

function Fact({
  name,
  isWide = false,
  children,
}: {
  name: string
  isWide?: boolean
  children: ReactNode
}) {
  return (
    <div className={isWide ? styles.wide : undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

const Code = ({ children }: { children: string }) => (
  <code className={styles.code} dir="ltr">
    {children}
  </code>
)

function Hash({ name, children }: { name: string; children: string | null }) {
  const { unknown } = messages[useLanguage().language]
  return (
    <Fact name={name} isWide>
      {children ? <Code>{children}</Code> : unknown}
    </Fact>
  )
}
