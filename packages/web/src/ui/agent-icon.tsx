import styles from './agent-icon.module.css'

export type AgentIconSize = 32 | 40 | 56 | 72 | 128

const GROUNDS = 8

/** The same agent has the same ground everywhere and forever: it follows from the id alone. */
function groundOf(id: string): number {
  let hash = 2166136261
  for (let index = 0; index < id.length; index++)
    hash = Math.imul(hash ^ id.charCodeAt(index), 16777619)
  return (hash >>> 8) % GROUNDS
}

/** A rounded square of two tones with the agent's glyph on it. The agent's name stands beside it, so it is silent for a screen reader. */
export function AgentIcon({
  app,
  size = 56,
}: {
  app: { id: string; emoji: string }
  size?: AgentIconSize
}) {
  return (
    <span
      className={styles.icon}
      data-size={size}
      data-ground={groundOf(app.id)}
      aria-hidden="true"
    >
      {app.emoji}
    </span>
  )
}
