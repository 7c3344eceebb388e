import { useLanguage } from '../language/language.tsx'
import { CodeBlock } from '../ui/code-block.tsx'
import styles from './developers.module.css'
import { otherPrograms } from './other-programs.ts'
import { messages } from './programs-messages.ts'

/** What to enter in programs of others so that they use the store. */
export function ProgramsSection({ origin }: { origin: string }) {
  const words = messages[useLanguage().language]
  return (
    <section>
      <h2>{words.programsTitle}</h2>
      <p>{words.programsText}</p>
      {otherPrograms.map(({ name, words: key, source, settings }) => (
        <section key={name} className={styles.program}>
          <h3>
            <bdi>{name}</bdi>
          </h3>
          <p>{words.programs[key]}</p>
          <CodeBlock code={settings(origin)} label={`${words.settings}: ${name}`} />
          <p>
            <a href={source} rel="noreferrer">
              <bdi>{name}</bdi>: {words.source}
            </a>
          </p>
        </section>
      ))}
    </section>
  )
}
