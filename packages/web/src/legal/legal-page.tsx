import type { Bilingual } from '@wakeel/contract'
import type { ReactNode } from 'react'
import { formatDate, useLanguage } from '../language/language.tsx'
import { useTitle } from '../shell/title.ts'
import styles from './legal-page.module.css'

export interface LegalText {
  title: string
  /** `2026-11-20` */
  since: string
  lead: string
  sections: readonly { title: string; paragraphs: readonly string[] }[]
}

const since: Bilingual<(date: string) => string> = {
  en: (date) => `In force since ${date}`,
  ar: (date) => `سارٍ منذ ${date}`,
}

/** A long text that people are meant to be able to read, and what stands under it. */
export function LegalPage({
  text,
  children,
}: {
  text: Bilingual<LegalText>
  children?: ReactNode
}) {
  const { language } = useLanguage()
  const words = text[language]
  useTitle(words.title)
  return (
    <article className={styles.page}>
      <h1>{words.title}</h1>
      <p className={styles.since}>
        {since[language](formatDate(words.since, language, { dateStyle: 'long' }))}
      </p>
      <p className={styles.lead}>{words.lead}</p>
      {words.sections.map((section) => (
        <section key={section.title}>
          <h2>{section.title}</h2>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
      {children}
    </article>
  )
}
