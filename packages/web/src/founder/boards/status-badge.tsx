import { useLanguage } from '../../language/language.tsx'
import { HueBadge } from './hue-badge.tsx'
import { hueOfStatus, type Status, statuses } from './status.ts'

/** How far something has come, in its colour. */
export function StatusBadge({ status }: { status: Status }) {
  return <HueBadge hue={hueOfStatus(status)}>{statuses[status][useLanguage().language]}</HueBadge>
}
