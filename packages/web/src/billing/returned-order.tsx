import { useLocation, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useLanguage } from '../language/language.tsx'
import { useSession } from '../session/session.ts'
import { LinkButton } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Progress } from '../ui/progress.tsx'
import { EmptyState } from '../ui/state.tsx'
import { ApprovalNeeded } from './approval-needed.tsx'
import { SignInToPay } from './paypal-button.tsx'
import styles from './returned-order.module.css'
import { messages } from './returned-order-messages.ts'
import { useOrder } from './use-order.ts'

/** Where the payment provider sends the payer back to: the URL knows the order and nothing else. */
export function ReturnedOrder({ id }: { id: string }) {
  const words = messages[useLanguage().language]
  const session = useSession()
  const here = useLocation({ select: (location) => location.href })
  const navigate = useNavigate()
  const [hasEnded, setEnded] = useState(false)
  const waiting = useOrder(id, () => setEnded(true))
  if (hasEnded) {
    return (
      <EmptyState
        level={1}
        title={words.ended}
        action={<LinkButton to="/pricing">{words.toPlans}</LinkButton>}
      >
        {words.endedNote}
      </EmptyState>
    )
  }
  return (
    <Card className={styles.order}>
      <h1>{words.completing}</h1>
      {session.status === 'signed_out' ? (
        <SignInToPay comeBackTo={here} />
      ) : waiting ? (
        <ApprovalNeeded
          order={waiting}
          onCancelled={() => void navigate({ to: '/pricing', replace: true })}
        />
      ) : (
        <>
          <p>{words.completingNote}</p>
          <Progress label={words.completing} />
        </>
      )}
    </Card>
  )
}
