import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { errorMessage } from '../language/errors.ts'
import { useLanguage } from '../language/language.tsx'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { AuthForm, AuthFrame } from './auth-frame.tsx'
import styles from './second-factor.module.css'
import { giveCode } from './second-factor.ts'
import { messages } from './second-factor-messages.ts'

/** The second step of signing in. */
export function CodeStep({ onStartAgain }: { onStartAgain: () => void }) {
  const { language } = useLanguage()
  const words = messages[language]
  const [code, setCode] = useState('')
  const [isRecovery, setRecovery] = useState(false)
  const [trustDevice, setTrustDevice] = useState(false)
  const attempt = useMutation({ mutationFn: giveCode })
  const switchKind = () => {
    setRecovery(!isRecovery)
    setCode('')
    attempt.reset()
  }
  return (
    <AuthFrame
      forVisitors
      title={words.stepTitle}
      line={isRecovery ? words.recoveryLine : words.stepLine}
      foot={
        <Button kind="quiet" onClick={onStartAgain}>
          {words.startAgain}
        </Button>
      }
    >
      <AuthForm
        onSubmit={() => attempt.mutate({ code, isRecovery, trustDevice })}
        error={attempt.isError ? errorMessage(attempt.error, language, words.failed) : undefined}
      >
        <TextField
          key={isRecovery ? 'recovery' : 'app'}
          label={isRecovery ? words.recoveryCode : words.code}
          autoComplete="one-time-code"
          inputMode={isRecovery ? 'text' : 'numeric'}
          dir="ltr"
          autoFocus
          required
          value={code}
          onChange={(event) => {
            setCode(event.target.value)
            attempt.reset()
          }}
        />
        <label className={styles.choice}>
          <input
            type="checkbox"
            checked={trustDevice}
            onChange={(event) => setTrustDevice(event.target.checked)}
          />
          {words.trust}
        </label>
        <Button type="submit" disabled={!code.trim() || attempt.isPending}>
          {words.go}
        </Button>
        <Button kind="quiet" onClick={switchKind}>
          {isRecovery ? words.useApp : words.useRecovery}
        </Button>
      </AuthForm>
    </AuthFrame>
  )
}
