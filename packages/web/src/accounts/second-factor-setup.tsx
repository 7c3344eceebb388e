import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { errorMessage } from '../language/errors.ts'
import { useLanguage } from '../language/language.tsx'
import { Button } from '../ui/button.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { TextField } from '../ui/field.tsx'
import formStyles from './account-page.module.css'
import { QrCode } from './qr-code.tsx'
import styles from './second-factor.module.css'
import { confirmSecondFactor } from './second-factor.ts'
import { messages } from './second-factor-messages.ts'

/** The key for the app, the recovery codes, and the code that proves that the app has the key. */
export function SecondFactorSetup({
  totpURI,
  backupCodes,
  onDone,
}: {
  totpURI: string
  backupCodes: string[]
  onDone: () => void
}) {
  const { language } = useLanguage()
  const words = messages[language]
  const [code, setCode] = useState('')
  const confirm = useMutation({ mutationFn: confirmSecondFactor, onSuccess: onDone })
  const key = new URL(totpURI).searchParams.get('secret') ?? ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    confirm.mutate(code)
  }
  return (
    <form className={formStyles.form} onSubmit={submit}>
      <ol className={styles.steps}>
        <li>
          <div className={styles.step}>
            <p>{words.scan}</p>
            <QrCode value={totpURI} label={words.picture} />
            <p className={styles.small}>
              {words.addKey} <a href={totpURI}>{words.openApp}</a>
            </p>
            <code className={styles.key} dir="ltr">
              {key.match(/.{1,4}/g)?.join(' ')}
            </code>
          </div>
        </li>
        <li>
          <div className={styles.step}>
            <p>{words.keepCodes}</p>
            <ul className={styles.codes} dir="ltr">
              {backupCodes.map((one) => (
                <li key={one}>{one}</li>
              ))}
            </ul>
            <CopyButton value={backupCodes.join('\n')} />
          </div>
        </li>
        <li>
          <div className={styles.step}>
            <p>{words.prove}</p>
            <div>
              <TextField
                label={words.code}
                autoComplete="one-time-code"
                inputMode="numeric"
                dir="ltr"
                value={code}
                error={confirm.isError && errorMessage(confirm.error, language, words.failed)}
                onChange={(event) => {
                  setCode(event.target.value)
                  confirm.reset()
                }}
              />
            </div>
          </div>
        </li>
      </ol>
      <Button type="submit" disabled={!code.trim() || confirm.isPending}>
        {words.confirm}
      </Button>
    </form>
  )
}
