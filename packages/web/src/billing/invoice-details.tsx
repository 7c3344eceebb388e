import { lazy, Suspense, useState } from 'react'
import { useLanguage } from '../language/language.tsx'
import { Waiting } from '../ui/load-state.tsx'
import { messages } from './checkout-messages.ts'
import styles from './invoice-details.module.css'

// Most people pay for themselves and never open it.
const BillingDetailsCard = lazy(() =>
  import('./billing-details-card.tsx').then((module) => ({ default: module.BillingDetailsCard })),
)

/** Company, TRN and address for the invoice, before it is issued. */
export function InvoiceDetails({ userId }: { userId: string }) {
  const words = messages[useLanguage().language].checkout
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles.details} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{words.invoiceDetails}</summary>
      {isOpen && (
        <Suspense fallback={<Waiting />}>
          <BillingDetailsCard userId={userId} />
        </Suspense>
      )}
    </details>
  )
}
