import { useMutation, useQuery } from '@tanstack/react-query'
import { errorMessage } from '../language/errors.ts'
import { useLanguage } from '../language/language.tsx'
import { Button } from '../ui/button.tsx'
import { InlineAlert } from '../ui/state.tsx'
import { alertUser } from '../ui/toast.tsx'
import { sendVerificationEmail } from './auth.ts'
import { messages } from './profile-messages.ts'
import { accountQuery } from './queries.ts'

/** Above the account until the e-mail is confirmed: what that opens, and the e-mail again. */
export function ConfirmEmailBanner({ userId }: { userId: string }) {
  const { language } = useLanguage()
  const words = messages[language].profile
  const account = useQuery(accountQuery(userId))
  const request = useMutation({
    mutationFn: sendVerificationEmail,
    onSuccess: () => alertUser(words.verificationSent),
    onError: (error) => alertUser(errorMessage(error, language, words.failed), 'danger'),
  })
  // The founder's address counts as confirmed: no email was sent there.
  if (!account.data || account.data.email_verified || account.data.role === 'founder') return null
  const { email } = account.data
  return (
    <InlineAlert
      action={
        <Button
          kind="secondary"
          size="small"
          disabled={request.isPending || request.isSuccess}
          onClick={() => request.mutate(email)}
        >
          {words.sendVerification}
        </Button>
      }
    >
      {words.confirmLine} <bdi>{email}</bdi>
    </InlineAlert>
  )
}
