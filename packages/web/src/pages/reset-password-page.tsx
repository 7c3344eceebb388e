import { useMutation } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { accounts } from '@wakeel/contract'
import { useState } from 'react'
import { resetPassword } from '../accounts/auth.ts'
import { AuthForm, AuthFrame } from '../accounts/auth-frame.tsx'
import { isAboutPassword, passwordProblem } from '../accounts/new-password.ts'
import { messages } from '../accounts/sign-in-messages.ts'
import { errorMessage } from '../language/errors.ts'
import { useLanguage } from '../language/language.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { InlineAlert } from '../ui/state.tsx'

/** Where the link of the email leads. */
export function ResetPasswordPage() {
  const { token } = useSearch({ from: '/reset-password' })
  const { language } = useLanguage()
  const words = messages[language].reset
  const shared = messages[language].signIn
  const [password, setPassword] = useState('')
  const [confirmation, setConfirmation] = useState('')
  const [problem, setProblem] = useState<ReturnType<typeof passwordProblem>>()
  const change = useMutation({ mutationFn: resetPassword })
  const isOfPassword = isAboutPassword(change.error)

  const type = (set: (value: string) => void) => (event: React.ChangeEvent<HTMLInputElement>) => {
    set(event.target.value)
    setProblem(undefined)
    if (isOfPassword) change.reset()
  }
  const submit = () => {
    const found = passwordProblem(password, confirmation)
    setProblem(found)
    if (!found && token) change.mutate({ token, newPassword: password })
  }

  const problems = messages[language].signUp
  const refusal = change.isError ? errorMessage(change.error, language, words.failed) : undefined
  const toSignIn = <Link to="/signin">{messages[language].forgot.back}</Link>
  if (!token)
    return (
      <AuthFrame title={words.title} foot={toSignIn}>
        <InlineAlert tone="danger">{words.noToken}</InlineAlert>
        <LinkButton to="/forgot-password">{words.again}</LinkButton>
      </AuthFrame>
    )
  if (change.isSuccess)
    return (
      <AuthFrame title={words.title}>
        <InlineAlert>{words.done}</InlineAlert>
        <LinkButton to="/signin">{shared.submit}</LinkButton>
      </AuthFrame>
    )
  return (
    <AuthFrame title={words.title} foot={toSignIn}>
      <AuthForm onSubmit={submit} error={isOfPassword ? undefined : refusal}>
        <PasswordField
          label={words.password}
          hint={messages[language].signUp.passwordHint(accounts.PASSWORD_MIN_LENGTH)}
          autoComplete="new-password"
          required
          value={password}
          error={problem === 'tooShort' ? problems.tooShort : isOfPassword && refusal}
          onChange={type(setPassword)}
        />
        <PasswordField
          label={words.confirm}
          autoComplete="new-password"
          required
          value={confirmation}
          error={problem === 'mismatch' && problems.mismatch}
          onChange={type(setConfirmation)}
        />
        <Button type="submit" disabled={!password || !confirmation || change.isPending}>
          {words.submit}
        </Button>
        {change.isError && !isOfPassword && <Link to="/forgot-password">{words.again}</Link>}
      </AuthForm>
    </AuthFrame>
  )
}
