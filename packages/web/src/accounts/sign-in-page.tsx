import { useMutation } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useLanguage } from '../shell/language.tsx'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { signIn } from './auth.ts'
import { AuthForm, AuthFrame } from './auth-frame.tsx'
import { canUsePasskeys } from './can-use-passkeys.ts'
import { CodeStep } from './code-step.tsx'
import { failureSentence } from './failure-sentence.ts'
import { text } from './sign-in-text.ts'

const PasskeySignIn = lazy(() => import('./passkey-sign-in.tsx').then((module) => ({ default: module.PasskeySignIn })))

export function SignInPage() {
  const { language } = useLanguage()
  const wayBack = useSearch({ from: '/signin' })
  const words = text[language].signIn
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const attempt = useMutation({ mutationFn: signIn })

  if (attempt.data === 'code_needed') return <CodeStep onStartAgain={attempt.reset} />
  return (
    <AuthFrame
      forVisitors
      title={words.title}
      foot={
        <>
          {words.noAccount}{' '}
          <Link to="/signup" search={wayBack}>
            {words.signUp}
          </Link>
        </>
      }
    >
      <AuthForm
        onSubmit={() => attempt.mutate({ email, password })}
        error={attempt.isError ? failureSentence(attempt.error, language, words.failed, words.errors) : undefined}
      >
        <TextField
          label={words.email}
          type="email"
          name="email"
          autoComplete="email webauthn"
          dir="ltr"
          autoFocus
          required
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <PasswordField
          label={words.password}
          name="password"
          autoComplete="current-password"
          required
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Link to="/forgot-password">{words.forgot}</Link>
        <Button type="submit" disabled={!email || !password || attempt.isPending}>
          {attempt.isPending ? words.submitting : words.submit}
        </Button>
        {canUsePasskeys() && (
          <Suspense fallback={null}>
            <PasskeySignIn />
          </Suspense>
        )}
      </AuthForm>
    </AuthFrame>
  )
}
