import type { connections, runs } from '@wakeel/contract'
import { useLanguage } from '../language/language.tsx'
import { Badge, type BadgeTone } from '../ui/badge.tsx'
import { messages } from './connect-messages.ts'
import styles from './connections.module.css'

const tones: Record<runs.ToolEffect, BadgeTone> = {
  read_only: 'neutral',
  additive: 'warn',
  destructive: 'danger',
  undeclared: 'danger',
}

/** What a tool says that it does to what is behind it. */
export function ToolEffects({
  id,
  tool: { effect = 'undeclared', is_open_world },
}: {
  id: string
  tool: connections.RemoteTool
}) {
  const words = messages[useLanguage().language]
  return (
    <span id={id} className={`${styles.badges} ${styles.besideBox}`}>
      <Badge tone={tones[effect]}>{words.effects[effect]}</Badge>
      {is_open_world && <Badge tone="warn">{words.openWorld}</Badge>}
    </span>
  )
}
