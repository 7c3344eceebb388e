import { Link } from '@tanstack/react-router'
import type { catalogue } from '@wakeel/contract'
import type { ReactNode } from 'react'
import { categoryName } from '../language/category-names.ts'
import { fileTypeNames } from '../language/files.ts'
import { formatDate, formatNumber, useLanguage } from '../language/language.tsx'
import { runtimeNames } from '../language/runtime-names.ts'
import styles from './app-facts.module.css'
import { messages } from './app-messages.ts'

/** The column of facts beside an app. */
export function AppFacts({ app }: { app: catalogue.App }) {
  const { language } = useLanguage()
  const words = messages[language]
  const facts: [label: string, value: ReactNode][] = [
    [words.category, categoryName(app.category, language)],
    [words.provider, <Provider key="provider" provider={app.provider} />],
    [words.runtime, runtimeNames[language][app.runtime]],
    [
      words.median,
      app.median_time_ms === null ? words.notYet : words.milliseconds(app.median_time_ms),
    ],
    [
      words.success,
      app.success_rate === null
        ? words.notYet
        : formatNumber(app.success_rate, language, { style: 'percent', maximumFractionDigits: 1 }),
    ],
    [
      words.languages,
      app.languages.map((one) => words.language[one]).join(language === 'ar' ? '، ' : ', '),
    ],
    [words.skills, <Skills key="skills" skills={app.skills} />],
    ...(app.signed_by === null
      ? []
      : [[words.signedBy, <bdi key="signed">{app.signed_by}</bdi>] as [string, ReactNode]]),
    ...(app.file_types.length === 0
      ? []
      : [[words.fileTypes, fileTypeNames(app.file_types, language)] as [string, ReactNode]]),
    [words.version, formatNumber(app.version, language)],
    [words.updated, formatDate(app.updated_at, language)],
  ]
  return (
    <aside className={styles.facts} aria-label={words.facts}>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </aside>
  )
}

function Provider({ provider }: { provider: catalogue.App['provider'] }) {
  const words = messages[useLanguage().language]
  return (
    <>
      <Link to="/creators/$handle" params={{ handle: provider.handle }}>
        <bdi>{provider.name}</bdi>
      </Link>
      <small>{provider.kind === 'store' ? words.byStore : words.byCreator}</small>
    </>
  )
}

function Skills({ skills }: { skills: catalogue.App['skills'] }) {
  return (
    <ul>
      {skills.map((skill, index) => (
        <li key={skill.name}>
          <bdi>{skill.title}</bdi>
          {/* Skills of one agent often rest on one law: it is named once, under the last of them. */}
          {skill.source && skill.source !== skills[index + 1]?.source && (
            <small dir="auto">{skill.source}</small>
          )}
        </li>
      ))}
    </ul>
  )
}
