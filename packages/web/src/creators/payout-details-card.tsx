import type { creators } from '@wakeel/contract'
import { useState } from 'react'
import { useLanguage } from '../language/language.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { ConfirmDialog } from '../ui/dialog.tsx'
import { alertUser } from '../ui/toast.tsx'
import page from './console-page.module.css'
import { useRemovePayoutDetails } from './console-queries.ts'
import styles from './earnings-tab.module.css'
import { PayoutDetailsForm } from './payout-details-form.tsx'
import { messages } from './payout-details-messages.ts'

/** Where earnings go: the account as far as it is shown, or the form that asks for it. */
export function PayoutDetailsCard({ details }: { details: creators.Earnings['details'] }) {
  const words = messages[useLanguage().language]
  const [isChanging, setChanging] = useState(false)
  return (
    <Card className={page.card}>
      <div>
        <h2 className={page.title}>{words.title}</h2>
        <p className={page.small}>{words.privacy}</p>
      </div>
      {details && !isChanging ? (
        <GivenDetails details={details} onChange={() => setChanging(true)} />
      ) : (
        <PayoutDetailsForm
          holderName={details?.holder_name ?? ''}
          onSaved={() => setChanging(false)}
          onCancel={details ? () => setChanging(false) : undefined}
        />
      )}
    </Card>
  )
}

function GivenDetails({
  details,
  onChange,
}: {
  details: NonNullable<creators.Earnings['details']>
  onChange: () => void
}) {
  const words = messages[useLanguage().language]
  const [isAsking, setAsking] = useState(false)
  const remove = useRemovePayoutDetails(() => {
    setAsking(false)
    alertUser(words.removed)
  })
  return (
    <>
      <div className={styles.account}>
        <bdi className={page.name}>{details.holder_name}</bdi>
        <bdi className={styles.iban} dir="ltr">
          {details.iban_masked}
        </bdi>
      </div>
      <div className={styles.buttons}>
        <Button kind="secondary" size="small" onClick={onChange}>
          {words.change}
        </Button>
        <Button kind="quiet" size="small" onClick={() => setAsking(true)}>
          {words.remove}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={words.removeTitle}
        description={words.removeText}
        confirm={words.removeConfirm}
        cancel={words.keep}
        busy={remove.isPending}
        onConfirm={() =>
          remove.mutate(undefined, { onError: () => alertUser(words.removeFailed, 'danger') })
        }
      />
    </>
  )
}
