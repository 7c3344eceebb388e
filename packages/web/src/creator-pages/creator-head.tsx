import type { creatorPages } from '@wakeel/contract'
import type { ReactNode } from 'react'
import { formatDate, formatNumber, useLanguage } from '../language/language.tsx'
import { Avatar } from '../ui/avatar.tsx'
import styles from './creator-head.module.css'
import { messages } from './messages.ts'

/** Who somebody is to everybody: their name, what they say of themselves, and what their agents come to. `rating`: as the catalogue shows one. */
export function CreatorHead({
  creator,
  rating,
}: {
  creator: creatorPages.Creator
  rating: ReactNode
}) {
  const { language } = useLanguage()
  const words = messages[language]
  const about = creator.kind === 'store' ? words.storeText : creator.about
  const figures: [label: string, value: ReactNode][] = [
    [words.agents, formatNumber(creator.total_apps, language)],
    [words.verified, formatNumber(creator.verified_apps, language)],
    [words.runs, formatNumber(creator.total_runs, language)],
    [words.rating, creator.rating === null ? words.unrated : rating],
  ]
  return (
    <header className={styles.head}>
      <Avatar name={creator.name} size={64} />
      <div className={styles.words}>
        <h1>
          <bdi>{creator.name}</bdi>
        </h1>
        <p className={styles.line}>
          <span>{creator.kind === 'store' ? words.byStore : words.byCreator}</span>
          <span>{words.since(formatDate(creator.since, language))}</span>
          {creator.website && <Website address={creator.website} />}
        </p>
      </div>
      {about && (
        <p className={styles.about} dir="auto">
          {about}
        </p>
      )}
      <dl className={styles.figures} aria-label={words.figures}>
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </header>
  )
}

/** Shown by its host, so that nobody is led elsewhere than they read. */
function Website({ address }: { address: string }) {
  const words = messages[useLanguage().language]
  return (
    <span>
      {words.website}:{' '}
      <a href={address} target="_blank" rel="nofollow ugc noreferrer">
        <bdi>{new URL(address).host}</bdi>
        <span className="visually-hidden"> ({words.newTab})</span>
      </a>
    </span>
  )
}
