import type { connections } from '@wakeel/contract'
import { useLanguage } from '../language/language.tsx'
import styles from './connections.module.css'
import { messages } from './paused-messages.ts'

/** What was, and what is there now. */
export function ChangeList({ changes }: { changes: readonly connections.RemoteChange[] }) {
  const words = messages[useLanguage().language]
  return (
    <div>
      <h3>{words.changes}</h3>
      <ul className={styles.changes}>
        {changes.map((change) => (
          <ChangeItem key={JSON.stringify(change)} change={change} />
        ))}
      </ul>
    </div>
  )
}

function ChangeItem({
  change: { kind, tool, field, before, after },
}: {
  change: connections.RemoteChange
}) {
  const words = messages[useLanguage().language]
  return (
    <li className={styles.change}>
      <p>
        <strong>
          <bdi>{tool ?? words.itself}</bdi>
        </strong>
        {field !== null && (
          <>
            {' · '}
            <bdi>{words.fields[field] ?? field}</bdi>
          </>
        )}{' '}
        <span className={styles.small}>{words.kinds[kind]}</span>
      </p>
      {before !== null && (
        <del className={styles.passage}>
          <span className={styles.side}>{words.before}</span>
          <span className={styles.text} dir="auto">
            {before}
          </span>
        </del>
      )}
      {after !== null && (
        <ins className={styles.passage}>
          <span className={styles.side}>{words.after}</span>
          <span className={styles.text} dir="auto">
            {after}
          </span>
        </ins>
      )}
    </li>
  )
}
