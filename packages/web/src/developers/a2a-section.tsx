import { useLanguage } from '../language/language.tsx'
import { CodeBlock } from '../ui/code-block.tsx'
import type { ExampleLanguage } from './examples.ts'
import { a2aExample } from './program-examples.ts'
import { messages } from './program-messages.ts'

/** A message to an agent by A2A, in the language of the examples where there is one. */
export function A2aSection({ origin, language }: { origin: string; language: ExampleLanguage }) {
  const words = messages[useLanguage().language]
  return (
    <section>
      <h2>{words.a2aTitle}</h2>
      <p>{words.a2aText}</p>
      <CodeBlock
        code={a2aExample(origin)[language === 'typescript' ? 'typescript' : 'curl']}
        label={words.a2aTitle}
      />
    </section>
  )
}
