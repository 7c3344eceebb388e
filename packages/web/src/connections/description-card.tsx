import type { connections } from '@wakeel/contract'
import type { ReactNode } from 'react'
import { fileTypeNames } from '../language/files.ts'
import { formatNumber, useLanguage } from '../language/language.tsx'
import { Badge } from '../ui/badge.tsx'
import { Card } from '../ui/card.tsx'
import { messages } from './connect-messages.ts'
import styles from './connections.module.css'
import { messages as shared } from './messages.ts'
import { messages as signatureMessages } from './signature-messages.ts'

/** What the other end says about itself. */
export function DescriptionCard({
  kind,
  description,
  children,
}: {
  kind: connections.ConnectionKind
  description: connections.RemoteDescription
  children?: ReactNode
}) {
  const { language } = useLanguage()
  const words = messages[language]
  const signatureWords = signatureMessages[language]
  const {
    name,
    protocol_version,
    version,
    provider,
    elapsed_ms,
    models,
    tools,
    signature,
    file_types,
  } = description
  const facts = [
    [words.facts.protocol, protocol_version],
    [words.facts.version, version],
    [words.facts.provider, provider],
    [
      signatureWords.label,
      signature && signatureWords.states[signature.state](signature.keys_at ?? ''),
    ],
    [
      words.facts.models,
      kind === 'openai' && models.length > 0 ? formatNumber(models.length, language) : null,
    ],
    [words.facts.files, file_types && fileTypeNames(file_types, language)],
    [
      words.facts.time,
      formatNumber(elapsed_ms / 1000, language, {
        style: 'unit',
        unit: 'second',
        maximumFractionDigits: 2,
      }),
    ],
  ] as const
  return (
    <Card className={styles.card}>
      <div>
        <p className={styles.eyebrow}>{words.found}</p>
        <div className={styles.head}>
          <h2>
            <bdi>{name}</bdi>
          </h2>
          <Badge>{shared[language].kinds[kind]}</Badge>
        </div>
        {description.description && (
          <p className={styles.said}>
            <bdi>{description.description}</bdi>
          </p>
        )}
      </div>
      <dl className={styles.facts}>
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ),
        )}
      </dl>
      {kind === 'a2a' && tools.length > 0 && (
        <div>
          <h3>{words.skills}</h3>
          <ul className={styles.tools}>
            {tools.map((tool) => (
              <li key={tool.name}>
                <ToolWords tool={tool} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {children}
    </Card>
  )
}

export function ToolWords({
  tool: { name, title, description },
  note,
}: {
  tool: connections.RemoteTool
  note?: string | undefined
}) {
  return (
    <span className={styles.tool}>
      <span className={styles.toolName}>
        <bdi>{title || name}</bdi>
      </span>
      {description && (
        <span className={styles.small}>
          <bdi>{description}</bdi>
        </span>
      )}
      {note && <span className={styles.small}>{note}</span>}
    </span>
  )
}
