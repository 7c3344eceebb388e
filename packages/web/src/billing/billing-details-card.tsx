import { useQuery } from '@tanstack/react-query'
import type { billing } from '@wakeel/contract'
import { type FormEvent, useState } from 'react'
import { useLanguage } from '../shell/language.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { TextArea, TextField } from '../ui/field.tsx'
import { LoadFailed, Waiting } from '../ui/load-state.tsx'
import { alertUser } from '../ui/toast.tsx'
import { billingDetailsQuery, useSetBillingDetails } from './account-queries.ts'
import { text } from './billing-tab-text.ts'
import { moneyFailure } from './money-failure.ts'
import styles from './money-tabs.module.css'

const COMPANY_MOST = 120
const ADDRESS_MOST = 300

/** What stands on invoices besides the person's name. */
export function BillingDetailsCard({ userId }: { userId: string }) {
  const words = text[useLanguage().language].details
  const asked = useQuery(billingDetailsQuery(userId))
  return (
    <Card className={`${styles.card} ${styles.wide}`}>
      <div>
        <h2 className={styles.title}>{words.title}</h2>
        <p className={styles.small}>{words.line}</p>
      </div>
      {asked.isPending && <Waiting />}
      {asked.isError && <LoadFailed onRetry={() => void asked.refetch()} />}
      {asked.data && <DetailsForm key={JSON.stringify(asked.data)} details={asked.data} />}
    </Card>
  )
}

const orNull = (typed: string) => typed.trim() || null

function DetailsForm({ details }: { details: billing.BillingDetails }) {
  const { language } = useLanguage()
  const words = text[language]
  const [company, setCompany] = useState(details.company ?? '')
  const [trn, setTrn] = useState(details.trn ?? '')
  const [address, setAddress] = useState(details.address ?? '')
  // A TRN is often written in groups.
  const plainTrn = trn.replace(/[\s-]/g, '')
  const [isTrnLeft, setTrnLeft] = useState(false)
  const isTrnRight = plainTrn === '' || /^\d{15}$/.test(plainTrn)
  const save = useSetBillingDetails(() => alertUser(words.details.saved))

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTrnLeft(true)
    if (!isTrnRight) return
    save.mutate(
      { company: orNull(company), trn: orNull(plainTrn), address: orNull(address) },
      { onError: (error) => alertUser(moneyFailure(error, language, words.failed), 'danger') },
    )
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <div className={styles.fields}>
        <TextField
          label={words.details.company}
          autoComplete="organization"
          maxLength={COMPANY_MOST}
          value={company}
          onChange={(event) => setCompany(event.target.value)}
        />
        <TextField
          label={words.details.trn}
          placeholder={words.details.trnHint}
          inputMode="numeric"
          autoComplete="off"
          value={trn}
          error={isTrnLeft && !isTrnRight && words.details.trnWrong}
          onChange={(event) => setTrn(event.target.value)}
          onBlur={() => setTrnLeft(true)}
        />
      </div>
      <TextArea
        label={words.details.address}
        autoComplete="street-address"
        rows={2}
        maxLength={ADDRESS_MOST}
        value={address}
        onChange={(event) => setAddress(event.target.value)}
      />
      <Button type="submit" kind="secondary" disabled={save.isPending}>
        {save.isPending ? words.saving : words.save}
      </Button>
    </form>
  )
}
