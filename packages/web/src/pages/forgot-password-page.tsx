import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { requestPasswordReset } from '../accounts/auth.ts'
import { AuthForm, AuthFrame } from '../accounts/auth-frame.tsx'
import { messages } from '../accounts/sign-in-messages.ts'
import { errorMessage } from '../language/errors.ts'
import { useLanguage } from '../language/language.tsx'
import { Button } from '../ui/button.tsx'
import { EmailField } from '../ui/email-field.tsx'
import { InlineAlert } from '../ui/state.tsx'

export function ForgotPasswordPage() {
  const { language } = useLanguage()
  const words = messages[language].forgot
  const [email, setEmail] = useState('')
  const request = useMutation({ mutationFn: requestPasswordReset })
  return (
    <AuthFrame title={words.title} line={words.line} foot={<Link to="/signin">{words.back}</Link>}>
      {request.isSuccess ? (
        <InlineAlert>{words.sent(request.variables)}</InlineAlert>
      ) : (
        <AuthForm
          onSubmit={() => request.mutate(email)}
          error={request.isError ? errorMessage(request.error, language, words.failed) : undefined}
        >
          <EmailField
            label={messages[language].signIn.email}
            autoComplete="email"
            autoFocus
            required
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
          <Button type="submit" disabled={!email || request.isPending}>
            {words.submit}
          </Button>
        </AuthForm>
      )}
    </AuthFrame>
  )
}
