import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { errorMessage } from '../language/errors.ts'
import { useLanguage } from '../language/language.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { EmailField } from '../ui/email-field.tsx'
import { InlineAlert } from '../ui/state.tsx'
import styles from './account-page.module.css'
import { changeEmail } from './change-email.ts'
import { messages } from './settings-messages.ts'

/** A change of e-mail, which the old and then the new address must confirm. */
export function EmailCard() {
  const { language } = useLanguage()
  const words = messages[language].settings
  const [email, setEmail] = useState('')
  const change = useMutation({ mutationFn: changeEmail })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    change.mutate(email)
  }
  return (
    <Card className={styles.card}>
      <div>
        <h2>{words.emailTitle}</h2>
        <p className={styles.line}>{words.emailText}</p>
      </div>
      {change.isSuccess ? (
        <InlineAlert>{words.emailSent}</InlineAlert>
      ) : (
        <form className={styles.form} onSubmit={submit}>
          <EmailField
            label={words.newEmail}
            autoComplete="email"
            required
            value={email}
            error={change.isError && errorMessage(change.error, language, words.emailFailed)}
            onChange={(event) => {
              setEmail(event.target.value)
              change.reset()
            }}
          />
          <Button type="submit" kind="secondary" disabled={!email || change.isPending}>
            {words.changeEmail}
          </Button>
        </form>
      )}
    </Card>
  )
}
