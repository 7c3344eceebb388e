import { useLanguage } from '../../language/language.tsx'
import { ColourBadge } from './colour-badge.tsx'
import { colourOfStatus, type Status, statuses } from './status.ts'

/** How far something has come, in its colour. */
export function StatusBadge({ status }: { status: Status }) {
  return (
    <ColourBadge colour={colourOfStatus(status)}>
      {statuses[status][useLanguage().language]}
    </ColourBadge>
  )
}
