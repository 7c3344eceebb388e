import { useLanguage } from '../language/language.tsx'
import { CodeBlock } from '../ui/code-block.tsx'
import { messages } from './program-messages.ts'

export function A2aSection({ example }: { example: string }) {
  const words = messages[useLanguage().language]
  return (
    <section>
      <h2>{words.a2aTitle}</h2>
      <p>{words.a2aText}</p>
      <CodeBlock code={example} label={words.a2aTitle} />
    </section>
  )
}
