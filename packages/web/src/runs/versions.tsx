import { useQuery } from '@tanstack/react-query'
import type { runs as contract } from '@wakeel/contract'
import { useEffect, useRef, useState } from 'react'
import { formatDate, formatNumber, useLanguage } from '../language/language.tsx'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { LoadFailed, Waiting } from '../ui/load-state.tsx'
import { versionsQuery } from './queries.ts'
import styles from './versions.module.css'
import { messages } from './versions-messages.ts'

/** So many are shown before somebody asks for the others. */
const SHOWN_AT_FIRST = 5

/** The versions of an agent that programs can stay with, and how they ask for one. `sought`: the one that somebody came for. */
export function Versions({ slug, sought }: { slug: string; sought: number | undefined }) {
  const words = messages[useLanguage().language]
  const versions = useQuery(versionsQuery(slug))
  return (
    <section className={styles.versions} aria-labelledby="versions">
      <h2 id="versions">{words.title}</h2>
      <p>{words.lead}</p>
      {versions.isPending ? (
        <Waiting />
      ) : versions.isError ? (
        <LoadFailed onRetry={() => void versions.refetch()} />
      ) : (
        <Listed slug={slug} versions={versions.data} sought={sought} />
      )}
    </section>
  )
}

function Listed({
  slug,
  versions,
  sought,
}: {
  slug: string
  versions: contract.PublishedVersion[]
  sought: number | undefined
}) {
  const { language } = useLanguage()
  const words = messages[language]
  const place = versions.findIndex(({ number }) => number === sought)
  const [isWhole, setWhole] = useState(place >= SHOWN_AT_FIRST)
  const shown = isWhole ? versions : versions.slice(0, SHOWN_AT_FIRST)
  const pinned = versions[place] ?? versions.find((version) => version.is_live) ?? versions[0]
  return (
    <>
      <ol className={styles.list}>
        {shown.map((version) => (
          <Version
            key={version.number}
            slug={slug}
            version={version}
            isSought={version.number === sought}
          />
        ))}
      </ol>
      {shown.length < versions.length && (
        <Button kind="secondary" size="small" onClick={() => setWhole(true)}>
          {words.more(formatNumber(versions.length, language))}
        </Button>
      )}
      {pinned && <Request slug={slug} number={pinned.number} />}
    </>
  )
}

function Version({
  slug,
  version,
  isSought,
}: {
  slug: string
  version: contract.PublishedVersion
  isSought: boolean
}) {
  const { language } = useLanguage()
  const words = messages[language]
  const line = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isSought) line.current?.scrollIntoView({ block: 'center' })
  }, [isSought])
  return (
    <li ref={line} aria-current={isSought || undefined}>
      <span className={styles.number}>{words.version(formatNumber(version.number, language))}</span>
      <span className={styles.date}>
        {version.published_at === null
          ? words.store
          : words.publishedOn(formatDate(version.published_at, language))}
      </span>
      {version.is_live && <Badge tone="accent">{words.live}</Badge>}
      {version.is_paused && <Badge tone="warn">{words.paused}</Badge>}
      <code dir="ltr">{`${slug}@${version.number}`}</code>
    </li>
  )
}

function Request({ slug, number }: { slug: string; number: number }) {
  const words = messages[useLanguage().language]
  const code = `curl ${window.location.origin}/api/apps/${slug}/runs \\
  -H "Authorization: Bearer $WAKEEL_API_KEY" -H "Content-Type: application/json" \\
  -d '{"input": "…", "version": ${number}}'`
  return (
    <div className={styles.request}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it with the arrow keys */}
      <section dir="ltr" aria-label={words.code} tabIndex={0}>
        <pre>
          <code>{code}</code>
        </pre>
      </section>
      <CopyButton value={code} />
      <p>{words.names}</p>
    </div>
  )
}
