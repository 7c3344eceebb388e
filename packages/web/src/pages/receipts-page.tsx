import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { appQuery } from '../catalogue/queries.ts'
import { errorMessage } from '../language/errors.ts'
import { useLanguage } from '../language/language.tsx'
import { CompareTexts } from '../receipts/compare-texts.tsx'
import { receiptQuery, verdictQuery } from '../receipts/queries.ts'
import { ReceiptFacts } from '../receipts/receipt-facts.tsx'
import { ReceiptInput } from '../receipts/receipt-input.tsx'
import { messages } from '../receipts/receipts-messages.ts'
import styles from '../receipts/receipts-page.module.css'
import { useTitle } from '../shell/title.ts'
import { Icon } from '../ui/icon.tsx'
import { LoadFailed, Waiting } from '../ui/load-state.tsx'
import { InlineAlert } from '../ui/state.tsx'

/** Where anybody verifies a receipt, in their own browser. `run`: the receipt of the reader's own run is there at once. */
export function ReceiptsPage() {
  const { run } = useSearch({ from: '/shell/receipts' })
  const { language } = useLanguage()
  const words = messages[language]
  useTitle(words.title)
  const own = useQuery(receiptQuery(run))
  const [written, setWritten] = useState<string>()
  const text = written ?? own.data?.jws ?? ''
  return (
    <div className={styles.page}>
      <h1>{words.title}</h1>
      <p className={styles.lead}>{words.lead}</p>
      {own.isError && (
        <InlineAlert tone="danger">{errorMessage(own.error, language, words.missing)}</InlineAlert>
      )}
      <ReceiptInput text={text} onText={setWritten} />
      {text.trim() !== '' && <Checked text={text} />}
    </div>
  )
}

function Checked({ text }: { text: string }) {
  const { language } = useLanguage()
  const words = messages[language]
  const { data: verdict, isError, refetch } = useQuery(verdictQuery(text))
  // Of what is genuine only: the store knows what it has signed.
  const slug = verdict?.problem === null ? verdict.receipt.app.slug : undefined
  const app = useQuery({ ...appQuery(slug ?? '', language), enabled: slug !== undefined })
  if (isError) return <LoadFailed onRetry={() => void refetch()} />
  if (!verdict) return <Waiting />
  const { problem } = verdict
  return (
    <>
      <section className={styles.verdict} data-good={problem === null} role="status">
        <h2 className={styles.title}>
          <Icon name={problem === null ? 'check' : 'warning'} />{' '}
          {problem === null ? words.good : words.bad[problem]}
        </h2>
        <p>{problem === null ? words.goodText(verdict.receipt.iss) : words.badText[problem]}</p>
        {verdict.by === 'store' && <p className={styles.soft}>{words.byStore}</p>}
      </section>
      {problem === null && (
        <>
          <ReceiptFacts receipt={verdict.receipt} signedWith={verdict.key} app={app.data} />
          {verdict.by === 'browser' && (
            <CompareTexts key={verdict.receipt.run_id} receipt={verdict.receipt} />
          )}
        </>
      )}
    </>
  )
}
