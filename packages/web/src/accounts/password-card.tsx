import { useMutation } from '@tanstack/react-query'
import { accounts } from '@wakeel/contract'
import { type FormEvent, useState } from 'react'
import { errorMessage } from '../language/errors.ts'
import { useLanguage } from '../language/language.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { alertUser } from '../ui/toast.tsx'
import styles from './account-page.module.css'
import { changePassword } from './auth.ts'
import { messages as shared } from './messages.ts'
import { messages } from './profile-messages.ts'

const blank = { currentPassword: '', newPassword: '' }

export function PasswordCard() {
  const { language } = useLanguage()
  const words = messages[language].profile
  const [passwords, setPasswords] = useState(blank)
  const change = useMutation({
    mutationFn: changePassword,
    onSuccess: () => {
      setPasswords(blank)
      alertUser(words.passwordSaved)
    },
  })
  const isTooShort =
    passwords.newPassword !== '' && passwords.newPassword.length < accounts.PASSWORD_MIN_LENGTH
  const canChange =
    passwords.currentPassword !== '' &&
    passwords.newPassword !== '' &&
    !isTooShort &&
    !change.isPending
  const type = (field: keyof typeof blank) => (event: React.ChangeEvent<HTMLInputElement>) => {
    setPasswords({ ...passwords, [field]: event.target.value })
    change.reset()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (canChange) change.mutate(passwords)
  }
  return (
    <Card className={`${styles.card} ${styles.short}`}>
      <div>
        <h2>{words.passwordTitle}</h2>
        <p className={styles.line}>{words.passwordLine}</p>
      </div>
      <form className={styles.form} onSubmit={submit}>
        <PasswordField
          label={words.current}
          autoComplete="current-password"
          value={passwords.currentPassword}
          error={change.isError && errorMessage(change.error, language, words.failed)}
          onChange={type('currentPassword')}
        />
        <PasswordField
          label={words.next}
          autoComplete="new-password"
          maxLength={accounts.PASSWORD_MAX_LENGTH}
          value={passwords.newPassword}
          error={isTooShort && shared[language].passwordTooShort}
          onChange={type('newPassword')}
        />
        <Button type="submit" kind="secondary" disabled={!canChange}>
          {words.change}
        </Button>
      </form>
    </Card>
  )
}
