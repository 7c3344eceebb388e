import type { billing } from '@wakeel/contract'
import { useRef, useState } from 'react'
import { useLanguage } from '../language/language.tsx'
import { TextArea, TextField } from '../ui/field.tsx'
import { messages } from './billing-tab-messages.ts'
import styles from './money-tabs.module.css'

const MAX_COMPANY = 120
const MAX_ADDRESS = 300

const orNull = (typed: string) => typed.trim() || null

/**
 * Company, TRN and address while somebody writes them; while they are wrong `read` answers undefined, shows why and goes there.
 * `onWrong` is called before that, for fields that may be out of sight.
 */
export function useBillingDetailsFields(details: billing.BillingDetails, onWrong?: () => void) {
  const [company, setCompany] = useState(details.company ?? '')
  const [trn, setTrn] = useState(details.trn ?? '')
  const [address, setUrlState] = useState(details.address ?? '')
  // A TRN is often written in groups.
  const plainTrn = trn.replace(/[\s-]/g, '')
  const [isTrnLeft, setTrnLeft] = useState(false)
  const trnField = useRef<HTMLInputElement>(null)
  const isTrnRight = plainTrn === '' || /^(?!0+$)\d{15}$/.test(plainTrn)
  const read = (): billing.BillingDetails | undefined => {
    setTrnLeft(true)
    if (isTrnRight)
      return { company: orNull(company), trn: orNull(plainTrn), address: orNull(address) }
    onWrong?.()
    trnField.current?.focus()
    return undefined
  }
  const shown = {
    company,
    setCompany,
    trn,
    setTrn,
    address,
    setUrlState,
    leaveTrn: () => setTrnLeft(true),
    trnField,
    isTrnWrong: isTrnLeft && !isTrnRight,
  }
  return { read, shown }
}

export function BillingDetailsFields({
  shown,
}: Pick<ReturnType<typeof useBillingDetailsFields>, 'shown'>) {
  const words = messages[useLanguage().language].details
  return (
    <>
      <div className={styles.fields}>
        <TextField
          label={words.company}
          autoComplete="organization"
          maxLength={MAX_COMPANY}
          value={shown.company}
          onChange={(event) => shown.setCompany(event.target.value)}
        />
        <TextField
          ref={shown.trnField}
          label={words.trn}
          placeholder={words.trnHint}
          inputMode="numeric"
          autoComplete="off"
          value={shown.trn}
          error={shown.isTrnWrong && words.trnWrong}
          onChange={(event) => shown.setTrn(event.target.value)}
          onBlur={shown.leaveTrn}
        />
      </div>
      <TextArea
        label={words.address}
        autoComplete="street-address"
        rows={2}
        maxLength={MAX_ADDRESS}
        value={shown.address}
        onChange={(event) => shown.setUrlState(event.target.value)}
      />
    </>
  )
}
