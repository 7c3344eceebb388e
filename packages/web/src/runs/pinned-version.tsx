import type { runs } from '@wakeel/contract'
import { formatNumber, useLanguage } from '../language/language.tsx'
import { ArrowLink } from '../ui/arrow-link.tsx'
import { messages } from './pinned-messages.ts'
import styles from './pinned-version.module.css'

/** Which version of the agent a run stays with, and where that stands in its history; nothing where the listed one answers. */
export function PinnedVersion({ run }: { run: Pick<runs.Run, 'app' | 'version' | 'is_pinned'> }) {
  const { language } = useLanguage()
  const words = messages[language]
  if (!run.is_pinned) return null
  const version = formatNumber(run.version, language)
  return (
    <p className={styles.line}>
      {words.staysWith(version)}{' '}
      <ArrowLink
        to="/app-store/$slug"
        params={{ slug: run.app.slug }}
        search={{ tab: 'history', version: run.version }}
      >
        {words.inHistory(version)}
      </ArrowLink>
    </p>
  )
}
