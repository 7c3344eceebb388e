import { useLanguage } from '../language/language.tsx'
import { CodeBlock } from '../ui/code-block.tsx'
import { Coded } from './coded.tsx'
import { messages } from './program-messages.ts'
import { Section } from './section.tsx'

export function A2aSection({ example }: { example: string }) {
  const words = messages[useLanguage().language]
  return (
    <Section id="a2a" title={words.a2aTitle}>
      <p>
        <Coded text={words.a2aText} />
      </p>
      <CodeBlock code={example} label={words.a2aTitle} />
    </Section>
  )
}
