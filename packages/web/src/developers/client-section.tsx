import { useLanguage } from '../language/language.tsx'
import { CodeBlock } from '../ui/code-block.tsx'
import { Coded } from './coded.tsx'
import { clientExample, clientInstallation } from './program-examples.ts'
import { messages } from './program-messages.ts'
import { Section } from './section.tsx'

/** The client that the store hands out, for whoever writes TypeScript or JavaScript. */
export function ClientSection({ origin }: { origin: string }) {
  const words = messages[useLanguage().language]
  return (
    <Section id="client" title={words.clientTitle}>
      <p>
        <Coded text={words.clientText} />
      </p>
      <CodeBlock code={clientInstallation(origin)} label={words.clientInstallation} />
      <CodeBlock code={clientExample(origin)} label={words.clientExample} />
    </Section>
  )
}
