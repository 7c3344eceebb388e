import { useMutation } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { accounts } from '@wakeel/contract'
import { useState } from 'react'
import { useLanguage } from '../shell/language.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { Notice } from '../ui/state.tsx'
import { resetPassword } from './auth.ts'
import { AuthForm, AuthFrame } from './auth-frame.tsx'
import { failureSentence } from './failure-sentence.ts'
import { passwordProblem } from './new-password.ts'
import { text } from './sign-in-text.ts'

/** Where the link of the letter leads. */
export function ResetPasswordPage() {
  const { token } = useSearch({ from: '/reset-password' })
  const { language } = useLanguage()
  const words = text[language].reset
  const shared = text[language].signIn
  const [password, setPassword] = useState('')
  const [confirmation, setConfirmation] = useState('')
  const [problem, setProblem] = useState<ReturnType<typeof passwordProblem>>()
  const change = useMutation({ mutationFn: resetPassword })

  const type = (set: (value: string) => void) => (event: React.ChangeEvent<HTMLInputElement>) => {
    set(event.target.value)
    setProblem(undefined)
  }
  const submit = () => {
    const found = passwordProblem(password, confirmation)
    setProblem(found)
    if (!found && token) change.mutate({ token, newPassword: password })
  }

  const toSignIn = <Link to="/signin">{text[language].forgot.back}</Link>
  if (!token)
    return (
      <AuthFrame title={words.title} foot={toSignIn}>
        <Notice tone="danger">{words.noToken}</Notice>
        <LinkButton to="/forgot-password">{words.again}</LinkButton>
      </AuthFrame>
    )
  if (change.isSuccess)
    return (
      <AuthFrame title={words.title}>
        <Notice>{words.done}</Notice>
        <LinkButton to="/signin">{shared.submit}</LinkButton>
      </AuthFrame>
    )
  return (
    <AuthFrame title={words.title} foot={toSignIn}>
      <AuthForm
        onSubmit={submit}
        error={
          problem ? text[language].signUp[problem] : change.isError ? failureSentence(change.error, language, words.failed) : undefined
        }
      >
        <PasswordField
          label={words.password}
          hint={text[language].signUp.passwordHint(accounts.PASSWORD_MIN_LENGTH)}
          autoComplete="new-password"
          required
          value={password}
          onChange={type(setPassword)}
        />
        <PasswordField label={words.confirm} autoComplete="new-password" required value={confirmation} onChange={type(setConfirmation)} />
        <Button type="submit" disabled={!password || !confirmation || change.isPending}>
          {words.submit}
        </Button>
        {change.isError && <Link to="/forgot-password">{words.again}</Link>}
      </AuthForm>
    </AuthFrame>
  )
}
