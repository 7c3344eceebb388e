import type { securityLog } from '@wakeel/contract'
import { formatMoment, useLanguage } from '../shell/language.tsx'
import { Badge } from '../ui/badge.tsx'
import styles from './account-page.module.css'
import { text as deviceText } from './profile-text.ts'
import { text } from './security-log-text.ts'

export function SecurityEventRow({ event }: { event: securityLog.SecurityEvent }) {
  const { language } = useLanguage()
  const words = text[language]
  const { device, network } = event
  const from = device ? deviceText[language].profile.device(device.browser, device.system) : deviceText[language].profile.unknownDevice
  return (
    <li>
      <span>
        {words.kinds[event.kind]} {event.is_new_device && <Badge>{words.newDevice}</Badge>}
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
