import { Link } from '@tanstack/react-router'
import { useLanguage } from '../language/language.tsx'
import { CodeBlock } from '../ui/code-block.tsx'
import { Coded } from './coded.tsx'
import { receiptExample } from './program-examples.ts'
import { messages } from './program-messages.ts'
import { Section } from './section.tsx'

/** How a program proves what an agent did. */
export function ReceiptsSection({ origin }: { origin: string }) {
  const words = messages[useLanguage().language]
  return (
    <Section id="receipts" title={words.receiptsTitle}>
      <p>
        <Coded text={words.receiptsText} />
      </p>
      <CodeBlock code={receiptExample(origin)} label={words.receiptsExample} />
      <p>
        <Link to="/receipts">{words.receiptsLink}</Link>
      </p>
    </Section>
  )
}
