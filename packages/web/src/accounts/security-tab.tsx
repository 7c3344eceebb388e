import { lazy, Suspense } from 'react'
import { Card } from '../ui/card.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import styles from './account-page.module.css'
import { DevicesCard } from './devices-card.tsx'
import { PasswordCard } from './password-card.tsx'
import { SecondFactorCard } from './second-factor-card.tsx'
import { SecurityLogCard } from './security-log-card.tsx'

// What talks to the device weighs as much as the rest of the tab.
const PasskeysCard = lazy(() =>
  import('./passkeys-card.tsx').then((module) => ({ default: module.PasskeysCard })),
)

/** How the person signs in, where they are signed in, and what happened around it. */
export function SecurityTab({ userId }: { userId: string }) {
  return (
    <div className={styles.cards}>
      <PasswordCard />
      <SecondFactorCard userId={userId} />
      <Suspense
        fallback={
          <Card className={styles.wide}>
            <Skeleton shape="block" />
          </Card>
        }
      >
        <PasskeysCard userId={userId} />
      </Suspense>
      <DevicesCard userId={userId} />
      <SecurityLogCard userId={userId} />
    </div>
  )
}
