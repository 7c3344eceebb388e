import { useMutation } from '@tanstack/react-query'
import {
  type HistoryState,
  Link,
  useLocation,
  useNavigate,
  useSearch,
} from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { signIn } from '../accounts/auth.ts'
import { AuthForm, AuthFrame } from '../accounts/auth-frame.tsx'
import { canUsePasskeys } from '../accounts/can-use-passkeys.ts'
import { CodeStep } from '../accounts/code-step.tsx'
import { messages } from '../accounts/sign-in-messages.ts'
import { errorMessage } from '../language/errors.ts'
import { useLanguage } from '../language/language.tsx'
import { Button } from '../ui/button.tsx'
import { EmailField } from '../ui/email-field.tsx'
import { PasswordField } from '../ui/password-field.tsx'

const PasskeySignIn = lazy(() =>
  import('../accounts/passkey-sign-in.tsx').then((module) => ({ default: module.PasskeySignIn })),
)

export function SignInPage() {
  const { language } = useLanguage()
  const wayBack = useSearch({ from: '/signin' })
  const words = messages[language].signIn
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const navigate = useNavigate()
  const isCodeNeeded = useLocation({ select: ({ state }) => state.isCodeNeeded })
  // The server keeps the sign-in that is half done, in a cookie and for minutes; the browser only remembers over a reload that there is one.
  const goToStep = (state: HistoryState) =>
    void navigate({ to: '.', search: true, replace: true, state })
  const attempt = useMutation({
    mutationFn: signIn,
    onSuccess: (outcome) => {
      if (outcome === 'code_needed') goToStep({ isCodeNeeded: true })
    },
  })

  if (isCodeNeeded) return <CodeStep onStartAgain={() => goToStep({})} />
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
        error={attempt.isError ? errorMessage(attempt.error, language, words.failed) : undefined}
      >
        <EmailField
          label={words.email}
          name="email"
          autoComplete="email webauthn"
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

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The password was right, and the second step is to come. */
    isCodeNeeded?: boolean
  }
}
