import { Link } from '@tanstack/react-router'
import { useLanguage } from '../language/language.tsx'
import { CodeBlock } from '../ui/code-block.tsx'
import { receiptExample } from './program-examples.ts'
import { messages } from './program-messages.ts'

/** How a program proves what an agent did. */
export function ReceiptsSection({ origin }: { origin: string }) {
  const words = messages[useLanguage().language]
  return (
    <section>
      <h2>{words.receiptsTitle}</h2>
      <p>{words.receiptsText}</p>
      <CodeBlock code={receiptExample(origin)} label={words.receiptsExample} />
      <p>
        <Link to="/receipts">{words.receiptsLink}</Link>
      </p>
    </section>
  )
}
