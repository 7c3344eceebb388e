import { useMutation, useQuery } from '@tanstack/react-query'
import { useLanguage } from '../shell/language.tsx'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/state.tsx'
import { alertUser } from '../ui/toast.tsx'
import { sendVerificationEmail } from './auth.ts'
import { failureSentence } from './failure-sentence.ts'
import { text } from './profile-text.ts'
import { accountQuery } from './queries.ts'

/** Above the account until the e-mail is confirmed: what that opens, and the e-mail again. */
export function ConfirmEmailBanner({ userId }: { userId: string }) {
  const { language } = useLanguage()
  const words = text[language].profile
  const account = useQuery(accountQuery(userId))
  const request = useMutation({
    mutationFn: sendVerificationEmail,
    onSuccess: () => alertUser(words.verificationSent),
    onError: (error) => alertUser(failureSentence(error, language, words.failed), 'danger'),
  })
  if (!account.data || account.data.email_verified) return null
  const { email } = account.data
  return (
    <Notice
      action={
        <Button kind="secondary" size="small" disabled={request.isPending || request.isSuccess} onClick={() => request.mutate(email)}>
          {words.sendVerification}
        </Button>
      }
    >
      {words.confirmLine} <bdi>{email}</bdi>
    </Notice>
  )
}
