import type { securityLog } from '@wakeel/contract'
import { formatMoment, useLanguage } from '../language/language.tsx'
import { Badge } from '../ui/badge.tsx'
import styles from './account-page.module.css'
import { messages as deviceMessages } from './profile-messages.ts'
import { messages } from './security-log-messages.ts'

export function SecurityEventRow({ event }: { event: securityLog.SecurityEvent }) {
  const { language } = useLanguage()
  const words = messages[language]
  const { device, network } = event
  const from = device
    ? deviceMessages[language].profile.device(device.browser, device.system)
    : deviceMessages[language].profile.unknownDevice
  return (
    <li>
      <span>
        {words.kinds[event.kind]}
        {event.about && (
          <>
            {': '}
            <bdi>{event.about}</bdi>
          </>
        )}{' '}
        {event.is_new_device && <Badge>{words.newDevice}</Badge>}
      </span>
      <span className={styles.mark}>
        {formatMoment(event.at, language)} · {from}
        {network && (
          <>
            {' · '}
            <bdi dir="ltr">{network}</bdi>
          </>
        )}
      </span>
    </li>
  )
}
