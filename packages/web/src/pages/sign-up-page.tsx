import { useMutation } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { accounts } from '@wakeel/contract'
import { type ChangeEvent, type ReactNode, useState } from 'react'
import { signUp } from '../accounts/auth.ts'
import { AuthForm, AuthFrame } from '../accounts/auth-frame.tsx'
import { isAboutPassword, passwordProblem } from '../accounts/new-password.ts'
import { messages } from '../accounts/sign-in-messages.ts'
import { errorMessage } from '../language/errors.ts'
import { useLanguage } from '../language/language.tsx'
import { Button } from '../ui/button.tsx'
import { EmailField } from '../ui/email-field.tsx'
import { TextField } from '../ui/field.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { InlineAlert } from '../ui/state.tsx'
import { alertUser } from '../ui/toast.tsx'

type Person = typeof blank
type ChangeField = (field: keyof Person) => (event: ChangeEvent<HTMLInputElement>) => void

const blank = { name: '', email: '', password: '', confirmation: '' }

export function SignUpPage() {
  const { language } = useLanguage()
  const wayBack = useSearch({ from: '/signup' })
  const words = messages[language].signUp
  const shared = messages[language].signIn
  const [person, setPerson] = useState(blank)
  const [problem, setProblem] = useState<ReturnType<typeof passwordProblem>>()
  const attempt = useMutation({
    mutationFn: signUp,
    onSuccess: (outcome, { email }) => {
      // The account, where signing up leads otherwise, says it by itself.
      if (outcome === 'signed_in' && wayBack.to) alertUser(words.confirmEmail(email))
    },
  })

  // The error clears on typing (specification section 5).
  const change: ChangeField = (field) => (event) => {
    setPerson({ ...person, [field]: event.target.value })
    setProblem(undefined)
    attempt.reset()
  }

  const submit = () => {
    const found = passwordProblem(person.password, person.confirmation)
    setProblem(found)
    if (!found)
      attempt.mutate({ name: person.name.trim(), email: person.email, password: person.password })
  }

  if (attempt.data === 'see_mailbox')
    return (
      <AuthFrame
        title={words.mailboxTitle}
        foot={
          <Link to="/signin" search={wayBack}>
            {shared.submit}
          </Link>
        }
      >
        <InlineAlert>
          {words.mailbox} <bdi>{attempt.variables.email}</bdi>
        </InlineAlert>
      </AuthFrame>
    )

  const refusal = attempt.isError ? errorMessage(attempt.error, language, words.failed) : undefined
  const isOfPassword = isAboutPassword(attempt.error)
  const isComplete = person.name.trim() && person.email && person.password && person.confirmation
  return (
    <AuthFrame
      forVisitors
      title={words.title}
      line={words.line}
      foot={
        <>
          {words.hasAccount}{' '}
          <Link to="/signin" search={wayBack}>
            {shared.submit}
          </Link>
        </>
      }
    >
      <AuthForm onSubmit={submit} error={isOfPassword ? undefined : refusal}>
        <PersonFields
          person={person}
          change={change}
          passwordError={problem === 'tooShort' ? words.tooShort : isOfPassword && refusal}
          confirmationError={problem === 'mismatch' && words.mismatch}
        />
        <p>
          {words.terms} <Link to="/legal/terms">{words.termsLink}</Link> {words.and}{' '}
          <Link to="/legal/privacy">{words.privacyLink}</Link>.
        </p>
        <Button type="submit" disabled={!isComplete || attempt.isPending}>
          {attempt.isPending ? words.submitting : words.submit}
        </Button>
      </AuthForm>
    </AuthFrame>
  )
}

function PersonFields({
  person,
  change,
  passwordError,
  confirmationError,
}: {
  person: Person
  change: ChangeField
  passwordError: ReactNode
  confirmationError: ReactNode
}) {
  const { language } = useLanguage()
  const words = messages[language].signUp
  const shared = messages[language].signIn
  return (
    <>
      <TextField
        label={words.name}
        name="name"
        autoComplete="name"
        autoFocus
        maxLength={accounts.NAME_MAX_LENGTH}
        required
        value={person.name}
        onChange={change('name')}
      />
      <EmailField
        label={shared.email}
        name="email"
        autoComplete="email"
        required
        value={person.email}
        onChange={change('email')}
      />
      <PasswordField
        label={shared.password}
        hint={words.passwordHint(accounts.PASSWORD_MIN_LENGTH)}
        name="new-password"
        autoComplete="new-password"
        maxLength={accounts.PASSWORD_MAX_LENGTH}
        required
        value={person.password}
        error={passwordError}
        onChange={change('password')}
      />
      <PasswordField
        label={words.confirm}
        name="confirm-password"
        autoComplete="new-password"
        maxLength={accounts.PASSWORD_MAX_LENGTH}
        required
        value={person.confirmation}
        error={confirmationError}
        onChange={change('confirmation')}
      />
    </>
  )
}
