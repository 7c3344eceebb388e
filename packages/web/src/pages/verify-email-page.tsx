import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { verifyEmail } from '../accounts/auth.ts'
import { AuthFrame } from '../accounts/auth-frame.tsx'
import { messages } from '../accounts/sign-in-messages.ts'
import { errorMessage } from '../language/errors.ts'
import { useLanguage } from '../language/language.tsx'
import { LinkButton } from '../ui/button.tsx'
import { Progress } from '../ui/progress.tsx'
import { InlineAlert } from '../ui/state.tsx'

/** Where the link of the email leads: it is used as soon as the page opens. */
export function VerifyEmailPage() {
  const { token } = useSearch({ from: '/verify-email' })
  const { language } = useLanguage()
  const words = messages[language].verify
  const queryClient = useQueryClient()
  const check = useQuery({
    queryKey: ['accounts', 'verifyEmail', { token }],
    queryFn: () => verifyEmail(token ?? ''),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  useEffect(() => {
    if (check.isSuccess)
      void queryClient.invalidateQueries({ queryKey: ['accounts', 'getAccount'] })
  }, [check.isSuccess, queryClient])
  return (
    <AuthFrame title={words.title}>
      {check.isPending && <Progress label={words.checking} />}
      {check.isError && (
        <InlineAlert tone="danger">
          {errorMessage(check.error, language, words.failedTitle)}
        </InlineAlert>
      )}
      {check.isSuccess && <InlineAlert>{words.done}</InlineAlert>}
      {!check.isPending && <LinkButton to="/account">{words.toAccount}</LinkButton>}
    </AuthFrame>
  )
}
