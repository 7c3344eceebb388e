import { useLanguage } from '../language/language.tsx'
import { CodeBlock } from '../ui/code-block.tsx'
import { Coded } from './coded.tsx'
import styles from './developers.module.css'
import { otherPrograms } from './other-programs.ts'
import { messages } from './programs-messages.ts'
import { Section } from './section.tsx'

/** What to enter in programs of others so that they use the store. */
export function ProgramsSection({ origin }: { origin: string }) {
  const words = messages[useLanguage().language]
  return (
    <Section id="programs" title={words.programsTitle}>
      <p>
        <Coded text={words.programsText} />
      </p>
      {otherPrograms.map(({ name, words: key, source, settings }) => (
        <section key={name} className={styles.program}>
          <h3>
            <bdi>{name}</bdi>
          </h3>
          <p>
            <Coded text={words.programs[key]} />
          </p>
          <CodeBlock code={settings(origin)} label={`${words.settings}: ${name}`} />
          <p>
            <a href={source} rel="noreferrer">
              <bdi>{name}</bdi>: {words.source}
            </a>
          </p>
        </section>
      ))}
    </Section>
  )
}
