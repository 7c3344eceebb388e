import { type FormEvent, useState } from 'react'
import { ApiError } from '../api.ts'
import { useLanguage } from '../language/language.tsx'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { alertUser } from '../ui/toast.tsx'
import { useSetPayoutDetails } from './console-queries.ts'
import styles from './earnings-tab.module.css'
import { messages } from './payout-details-messages.ts'

export const HOLDER_FIELD = 'payout-holder'

const MAX_HOLDER = 70

// As the contract has them: banks take nothing else.
const isHolder = (name: string) => /^[A-Za-z0-9 .,'’&()/-]+$/.test(name)
const isIban = (iban: string) => /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)

type Wrong = Partial<Record<'holder' | 'iban', string>>

/** Asks for the account; what is wrong stands at its field. */
export function PayoutDetailsForm(props: {
  holderName: string
  onSaved: () => void
  onCancel: (() => void) | undefined
}) {
  const words = messages[useLanguage().language]
  const [holder, setHolder] = useState(props.holderName)
  const [iban, setIban] = useState('')
  const [wrong, setWrong] = useState<Wrong>({})
  const save = useSetPayoutDetails(() => {
    props.onSaved()
    alertUser(words.saved)
  })

  const explain = (error: unknown) => {
    const code = error instanceof ApiError ? error.code : ''
    if (code === 'creators.iban_invalid') setWrong({ iban: words.ibanWrong })
    else if (code === 'request.invalid') setWrong({ holder: words.refused, iban: words.refused })
    else if (code === 'accounts.email_unconfirmed') alertUser(words.unconfirmed, 'danger')
    else alertUser(code === 'request.rate_limited' ? words.tooOften : words.failed, 'danger')
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const name = holder.trim()
    // Banks print it in groups of four.
    const plainIban = iban.replace(/\s+/g, '').toUpperCase()
    const found: Wrong = {
      ...(isHolder(name) ? {} : { holder: words.holderWrong }),
      ...(isIban(plainIban) ? {} : { iban: words.ibanShape }),
    }
    setWrong(found)
    if (found.holder || found.iban) return
    save.mutate({ holder_name: name, iban: plainIban }, { onError: explain })
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <div id={HOLDER_FIELD}>
        <TextField
          label={words.holder}
          hint={words.holderHint}
          error={wrong.holder}
          value={holder}
          onChange={(event) => setHolder(event.target.value)}
          maxLength={MAX_HOLDER}
          autoComplete="name"
          required
        />
      </div>
      <TextField
        label={words.iban}
        hint={words.ibanHint}
        error={wrong.iban}
        value={iban}
        onChange={(event) => setIban(event.target.value)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        dir="ltr"
        required
      />
      <div className={styles.buttons}>
        <Button type="submit" disabled={save.isPending}>
          {save.isPending ? words.saving : words.save}
        </Button>
        {props.onCancel && (
          <Button kind="secondary" onClick={props.onCancel}>
            {words.cancel}
          </Button>
        )}
      </div>
    </form>
  )
}
