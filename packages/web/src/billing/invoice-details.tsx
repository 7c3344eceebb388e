import { lazy, type Ref, Suspense, useRef, useState } from 'react'
import { useLanguage } from '../language/language.tsx'
import { Icon } from '../ui/icon.tsx'
import { Waiting } from '../ui/load-state.tsx'
import type { TypedDetails } from './billing-details-card.tsx'
import { messages } from './checkout-messages.ts'
import styles from './invoice-details.module.css'

// Most people pay for themselves and never open it.
const BillingDetailsCard = lazy(() =>
  import('./billing-details-card.tsx').then((module) => ({ default: module.BillingDetailsCard })),
)

/** Company, TRN and address for the invoice, before it is issued. `typed` is empty while nobody has opened them. */
export function InvoiceDetails({ userId, typed }: { userId: string; typed: Ref<TypedDetails> }) {
  const words = messages[useLanguage().language].checkout
  // Once opened they stay: what was typed outlives that they are closed.
  const [wasOpened, setOpened] = useState(false)
  const place = useRef<HTMLDetailsElement>(null)
  const open = () => {
    if (place.current) place.current.open = true
  }
  return (
    <details ref={place} className={styles.details} onToggle={() => setOpened(true)}>
      <summary>
        <Icon name="down" size={16} />
        {words.invoiceDetails}
      </summary>
      {wasOpened && (
        <Suspense fallback={<Waiting />}>
          <BillingDetailsCard userId={userId} typed={typed} onWrong={open} />
        </Suspense>
      )}
    </details>
  )
}
