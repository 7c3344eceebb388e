import { useQuery } from '@tanstack/react-query'
import type { billing } from '@wakeel/contract'
import { type FormEvent, useState } from 'react'
import { errorMessage } from '../language/errors.ts'
import { useLanguage } from '../language/language.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { LoadFailed, Waiting } from '../ui/load-state.tsx'
import { InlineAlert } from '../ui/state.tsx'
import { alertUser } from '../ui/toast.tsx'
import { invoiceCustomerQuery, useReplaceInvoice } from './account-queries.ts'
import { BillingDetailsFields, useBillingDetailsFields } from './billing-details-fields.tsx'
import { messages } from './billing-tab-messages.ts'
import styles from './money-dialog.module.css'

interface Replacing {
  userId: string
  invoice: billing.Invoice
  onClose: () => void
}

/** Puts another invoice, with the right details of the customer, in the place of one. */
export function ReplaceInvoiceDialog({
  userId,
  invoice,
  open,
  onClose,
}: Omit<Replacing, 'invoice'> & { invoice: billing.Invoice | undefined; open: boolean }) {
  const words = messages[useLanguage().language].replace
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.title(invoice?.number ?? '')}
      description={words.line}
    >
      {invoice && <Correction userId={userId} invoice={invoice} onClose={onClose} />}
    </Dialog>
  )
}

/** Begins with what the invoice itself says. */
function Correction(props: Replacing) {
  const customer = useQuery(invoiceCustomerQuery(props.userId, props.invoice.number))
  if (customer.isPending) return <Waiting />
  if (customer.isError) return <LoadFailed onRetry={() => void customer.refetch()} />
  return <CorrectionForm {...props} customer={customer.data} />
}

function CorrectionForm({
  invoice,
  onClose,
  customer,
}: Replacing & { customer: billing.InvoiceCustomer }) {
  const { language } = useLanguage()
  const words = messages[language]
  const { read, shown } = useBillingDetailsFields(customer)
  const [keep, setKeep] = useState(true)
  const replace = useReplaceInvoice((replaced) => {
    alertUser(words.replace.done(replaced.invoice.number, replaced.credit_note.number))
    onClose()
  })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const written = read()
    if (written) replace.mutate({ ...written, keep, number: invoice.number })
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <BillingDetailsFields shown={shown} />
      <label className={styles.check}>
        <input type="checkbox" checked={keep} onChange={(event) => setKeep(event.target.checked)} />
        <span>{words.replace.keep}</span>
      </label>
      {replace.isError && (
        <InlineAlert tone="danger">
          {errorMessage(replace.error, language, words.replace.failed)}
        </InlineAlert>
      )}
      <div className={styles.actions}>
        <Button kind="secondary" onClick={onClose}>
          {words.replace.cancel}
        </Button>
        <Button type="submit" disabled={replace.isPending}>
          {replace.isPending ? words.saving : words.replace.confirm}
        </Button>
      </div>
    </form>
  )
}
