import { useQuery } from '@tanstack/react-query'
import type { billing } from '@wakeel/contract'
import { type FormEvent, type Ref, useImperativeHandle } from 'react'
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

/** What somebody else on the page may need of the details before it goes on. */
export interface TypedDetails {
  /** Saves what was typed and not saved yet. False: it stays unsaved, and the person has been told why. */
  save: () => Promise<boolean>
}

interface Typing {
  typed?: Ref<TypedDetails> | undefined
  /** What was typed is wrong, and is about to be shown. */
  onWrong?: () => void
}

/** What stands on invoices besides the person's name. */
export function BillingDetailsCard({ userId, ...typing }: Typing & { userId: string }) {
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
      {query.data && (
        <DetailsForm key={JSON.stringify(query.data)} details={query.data} {...typing} />
      )}
    </Card>
  )
}

function DetailsForm({ details, typed, onWrong }: Typing & { details: billing.BillingDetails }) {
  const { language } = useLanguage()
  const words = messages[language]
  const { read, shown } = useBillingDetailsFields(details, onWrong)
  const save = useSetBillingDetails(() => alertUser(words.details.saved))

  const write = async (written: billing.BillingDetails): Promise<boolean> => {
    try {
      // Saved, another form with the new details takes the place of this one: only a promise outlives that.
      await save.mutateAsync(written)
      return true
    } catch (error) {
      alertUser(errorMessage(error, language, words.failed), 'danger')
      return false
    }
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const written = read()
    if (written) void write(written)
  }

  useImperativeHandle(typed, () => ({
    async save() {
      const written = read()
      if (!written) return false
      const isSaved =
        written.company === details.company &&
        written.trn === details.trn &&
        written.address === details.address
      return isSaved || write(written)
    },
  }))

  return (
    <form className={styles.form} onSubmit={submit}>
      <BillingDetailsFields shown={shown} />
      <Button type="submit" kind="secondary" disabled={save.isPending}>
        {save.isPending ? words.saving : words.save}
      </Button>
    </form>
  )
}
