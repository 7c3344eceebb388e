import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useLanguage } from '../shell/language.tsx'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { Notice } from '../ui/state.tsx'
import { requestPasswordReset } from './auth.ts'
import { AuthForm, AuthFrame } from './auth-frame.tsx'
import { failureSentence } from './failure-sentence.ts'
import { text } from './sign-in-text.ts'

export function ForgotPasswordPage() {
  const { language } = useLanguage()
  const words = text[language].forgot
  const [email, setEmail] = useState('')
  const request = useMutation({ mutationFn: requestPasswordReset })
  return (
    <AuthFrame title={words.title} line={words.line} foot={<Link to="/signin">{words.back}</Link>}>
      {request.isSuccess ? (
        <Notice>{words.sent(request.variables)}</Notice>
      ) : (
        <AuthForm
          onSubmit={() => request.mutate(email)}
          error={request.isError ? failureSentence(request.error, language, words.failed) : undefined}
        >
          <TextField
            label={text[language].signIn.email}
            type="email"
            autoComplete="email"
            dir="ltr"
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
