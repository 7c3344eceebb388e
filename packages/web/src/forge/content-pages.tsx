import { useQuery } from '@tanstack/react-query'
import type { forge, Language } from '@wakeel/contract'
import { directionOf, useLanguage } from '../language/language.tsx'
import { runtimeNames } from '../language/runtime-names.ts'
import { Card } from '../ui/card.tsx'
import { Markdown } from '../ui/markdown.tsx'
import { Points } from '../ui/points.tsx'
import styles from './content-pages.module.css'
import { messages as editorMessages } from './editor-messages.ts'
import { skillsQuery } from './queries.ts'
import { messages } from './submission-messages.ts'

const languages = ['en', 'ar'] as const

/** What people would read, in each language it is written in, and what works behind it. */
export function ContentPages({ content }: { content: forge.AgentContent }) {
  const words = messages[useLanguage().language]
  const written = languages.filter(
    (one) => content.name[one] !== '' || content.full_description[one] !== '',
  )
  return (
    <>
      <section className={styles.pages} aria-label={words.pages}>
        {written.map((one) => (
          <Card key={one} className={styles.card}>
            <h3>{words.pageIn[one]}</h3>
            <ContentPage content={content} language={one} />
          </Card>
        ))}
      </section>
      <Behind content={content} />
    </>
  )
}

function ContentPage({ content, language }: { content: forge.AgentContent; language: Language }) {
  const words = messages[language]
  const prompts = content.demo_prompts[language]
  return (
    <div className={styles.pageText} lang={language} dir={directionOf(language)}>
      <div>
        <p className={styles.pageName} dir="auto">
          {content.name[language]}
        </p>
        <p className={styles.soft} dir="auto">
          {content.short_description[language]}
        </p>
      </div>
      <p dir="auto">{content.description[language]}</p>
      <Markdown top={3}>{content.full_description[language]}</Markdown>
      <Points title={words.needs} points={content.needs[language]} icon="check" level={4} />
      <Points title={words.never} points={content.never[language]} icon="close" level={4} />
      <Points title={editorMessages[language].prompts} points={prompts} icon="forward" level={4} />
    </div>
  )
}

function Behind({ content: { runtime, skills, instructions } }: { content: forge.AgentContent }) {
  const { language } = useLanguage()
  const words = messages[language]
  const named = useQuery(skillsQuery(language))
  const titles = skills.map(
    (name) => named.data?.find((skill) => skill.name === name)?.title ?? name,
  )
  return (
    <Card className={styles.card}>
      <h3>{words.behind}</h3>
      <dl className={styles.behind}>
        <div>
          <dt>{words.runtime}</dt>
          <dd>{runtimeNames[language][runtime.kind]}</dd>
        </div>
        {titles.length > 0 && (
          <div>
            <dt>{words.skills}</dt>
            <dd>{titles.join(' · ')}</dd>
          </div>
        )}
        {runtime.kind === 'mcp' && (
          <div>
            <dt>{words.tools}</dt>
            <dd>
              <bdi>{runtime.tools.join(' · ')}</bdi>
            </dd>
          </div>
        )}
        {instructions !== '' && (
          <div>
            <dt>{editorMessages[language].instructions}</dt>
            <dd className={styles.text} dir="auto">
              {instructions}
            </dd>
          </div>
        )}
      </dl>
    </Card>
  )
}
