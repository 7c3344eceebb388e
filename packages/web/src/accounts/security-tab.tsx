import styles from './account-page.module.css'
import { DevicesCard } from './devices-card.tsx'
import { PasskeysCard } from './passkeys-card.tsx'
import { PasswordCard } from './password-card.tsx'
import { SecondFactorCard } from './second-factor-card.tsx'
import { SecurityLogCard } from './security-log-card.tsx'

/** How the person signs in, where they are signed in, and what happened around it. */
export function SecurityTab({ userId }: { userId: string }) {
  return (
    <div className={styles.cards}>
      <PasswordCard />
      <SecondFactorCard userId={userId} />
      <PasskeysCard userId={userId} />
      <DevicesCard userId={userId} />
      <SecurityLogCard userId={userId} />
    </div>
  )
}
