import { useLanguage } from '../language/language.tsx'
import { CodeBlock } from '../ui/code-block.tsx'
import { clientExample, clientInstallation } from './program-examples.ts'
import { messages } from './program-messages.ts'

/** The client that the store hands out, for whoever writes TypeScript or JavaScript. */
export function ClientSection({ origin }: { origin: string }) {
  const words = messages[useLanguage().language]
  return (
    <section>
      <h2>{words.clientTitle}</h2>
      <p>{words.clientText}</p>
      <CodeBlock code={clientInstallation(origin)} label={words.clientInstallation} />
      <CodeBlock code={clientExample(origin)} label={words.clientExample} />
    </section>
  )
}
