import { useQuery } from '@tanstack/react-query'
import type { billing } from '@wakeel/contract'
import type { FormEvent } from 'react'
import { errorMessage } from '../language/errors.ts'
import { useLanguage } from '../language/language.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { LoadFailed, Waiting } from '../ui/load-state.tsx'
import { alertUser } from '../ui/toast.tsx'
import { billingDetailsQuery, useSetBillingDetails } from './account-queries.ts'
import { BillingDetailsFields, useBillingDetailsFields } from './billing-details-fields.tsx'
import { messages } from './billing-tab-messages.ts'
import styles from './money-tabs.module.css'

/** What stands on invoices besides the person's name. */
export function BillingDetailsCard({ userId }: { userId: string }) {
  const words = messages[useLanguage().language].details
  const query = useQuery(billingDetailsQuery(userId))
  return (
    <Card className={`${styles.card} ${styles.wide}`}>
      <div>
        <h2 className={styles.title}>{words.title}</h2>
        <p className={styles.small}>{words.line}</p>
      </div>
      {query.isPending && <Waiting />}
      {query.isError && <LoadFailed onRetry={() => void query.refetch()} />}
      {query.data && <DetailsForm key={JSON.stringify(query.data)} details={query.data} />}
    </Card>
  )
}

function DetailsForm({ details }: { details: billing.BillingDetails }) {
  const { language } = useLanguage()
  const words = messages[language]
  const { read, shown } = useBillingDetailsFields(details)
  const save = useSetBillingDetails(() => alertUser(words.details.saved))

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const written = read()
    if (!written) return
    save.mutate(written, {
      onError: (error) => alertUser(errorMessage(error, language, words.failed), 'danger'),
    })
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <BillingDetailsFields shown={shown} />
      <Button type="submit" kind="secondary" disabled={save.isPending}>
        {save.isPending ? words.saving : words.save}
      </Button>
    </form>
  )
}
