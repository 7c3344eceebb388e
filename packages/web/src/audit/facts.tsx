import type { audit, Language } from '@wakeel/contract'
import { formatNumber, useLanguage } from '../language/language.tsx'
import { formatDirhams, formatDollars } from '../language/money.ts'
import { Icon } from '../ui/icon.tsx'
import styles from './entries-table.module.css'
import { messages, nameInWords, valueInWords } from './facts-messages.ts'

type Value = audit.AuditFacts[string]
/** Undefined: it is said as everywhere. */
export type ValueInWords = (
  entry: audit.AuditEntry,
  fact: string,
  value: string,
) => string | undefined

/** What was so before and after, fact by fact; what did not change is said once. */
export function Facts({
  entry,
  valueInWords: saidHere,
}: {
  entry: audit.AuditEntry
  valueInWords?: ValueInWords | undefined
}) {
  const { language } = useLanguage()
  const { before, after } = entry
  const said = (name: string, value: Value) =>
    (typeof value === 'string' && saidHere?.(entry, name, value)) || inWords(name, value, language)
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return (
    <ul className={styles.facts}>
      {names.map((name) => {
        const was = before?.[name]
        const is = after?.[name]
        return (
          <li key={name}>
            <span className={styles.fact}>{nameInWords(name, language)}</span>{' '}
            {was !== undefined && was !== is && (
              <>
                <bdi>{said(name, was)}</bdi>{' '}
                {is !== undefined && <Icon name="forward" size={14} flips />}{' '}
              </>
            )}
            {is !== undefined && <bdi>{said(name, is)}</bdi>}
          </li>
        )
      })}
    </ul>
  )
}

function inWords(name: string, value: Value, language: Language): string {
  const words = messages[language]
  if (value === null) return words.none
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (typeof value === 'string') return valueInWords(name, value, language)
  if (/(^|_)fils(_|$)/.test(name)) return formatDirhams(value, language)
  return name.endsWith('_cents') ? formatDollars(value, language) : formatNumber(value, language)
}
