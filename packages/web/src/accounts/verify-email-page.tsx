import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useLanguage } from '../shell/language.tsx'
import { LinkButton } from '../ui/button.tsx'
import { Progress } from '../ui/progress.tsx'
import { Notice } from '../ui/state.tsx'
import { verifyEmail } from './auth.ts'
import { AuthFrame } from './auth-frame.tsx'
import { failureSentence } from './failure-sentence.ts'
import { text } from './sign-in-text.ts'

/** Where the link of the letter leads: it is used as soon as the page opens. */
export function VerifyEmailPage() {
  const { token } = useSearch({ from: '/verify-email' })
  const { language } = useLanguage()
  const words = text[language].verify
  const queryClient = useQueryClient()
  const check = useQuery({
    queryKey: ['accounts', 'verifyEmail', { token }],
    queryFn: () => verifyEmail(token ?? ''),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  useEffect(() => {
    if (check.isSuccess) void queryClient.invalidateQueries({ queryKey: ['accounts', 'getAccount'] })
  }, [check.isSuccess, queryClient])
  return (
    <AuthFrame title={words.title}>
      {check.isPending && <Progress label={words.checking} />}
      {check.isError && <Notice tone="danger">{failureSentence(check.error, language, words.failedTitle)}</Notice>}
      {check.isSuccess && <Notice>{words.done}</Notice>}
      {!check.isPending && <LinkButton to="/account">{words.toAccount}</LinkButton>}
    </AuthFrame>
  )
}
