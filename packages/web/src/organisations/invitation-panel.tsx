import { hashKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ApiError } from '../api.ts'
import { errorMessage } from '../language/errors.ts'
import { useLanguage } from '../language/language.tsx'
import type { SessionUser } from '../session/session.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { LoadFailed, Waiting } from '../ui/load-state.tsx'
import { InlineAlert } from '../ui/state.tsx'
import { alertUser } from '../ui/toast.tsx'
import { messages } from './organisations-messages.ts'
import styles from './organisations-page.module.css'
import { api, invitationQuery } from './queries.ts'

/** Whoever came with the link of an email decides whether to join. */
export function InvitationPanel({ token, user }: { token: string; user: SessionUser }) {
  const { language } = useLanguage()
  const words = messages[language]
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const invitation = useQuery(invitationQuery(token))
  const join = useMutation({
    mutationFn: () => api.joinOrganisation({ token }),
    onSuccess: ({ organisation: { id, name } }) => {
      alertUser(words.joined(name))
      // The link is used up: it is not read again, and going back must not lead to it.
      void queryClient.invalidateQueries({
        queryKey: ['organisations'],
        predicate: ({ queryHash }) => queryHash !== hashKey(invitationQuery(token).queryKey),
      })
      void navigate({ to: '/organisations/$id', params: { id }, search: {}, replace: true })
    },
  })
  const close = () => void navigate({ to: '/organisations', search: {}, replace: true })
  const isInvalid = [join.error, invitation.error].some(isOfInvitation)

  if (isInvalid)
    return (
      <Card className={styles.card}>
        <div role="alert">
          <h2 className={styles.title}>{words.invalidTitle}</h2>
          <p className={styles.line}>{words.invalidText(user.email)}</p>
        </div>
        <Button kind="secondary" onClick={close}>
          {words.close}
        </Button>
      </Card>
    )
  if (invitation.isPending) return <Waiting />
  if (invitation.isLoadingError) return <LoadFailed onRetry={() => void invitation.refetch()} />
  const { organisation, invited_by } = invitation.data
  return (
    <Card className={styles.card}>
      <div>
        <h2 className={styles.title}>{words.invitedTitle(organisation)}</h2>
        <p className={styles.line}>
          {invited_by && `${words.invitedBy(invited_by)} `}
          {words.invitedText(user.email)}
        </p>
      </div>
      {join.isError && (
        <InlineAlert tone="danger">{errorMessage(join.error, language)}</InlineAlert>
      )}
      <div className={styles.buttons}>
        <Button onClick={() => join.mutate()} disabled={join.isPending}>
          {join.isPending ? words.joining : words.join}
        </Button>
        <Button kind="secondary" onClick={close}>
          {words.notNow}
        </Button>
      </div>
    </Card>
  )
}

const isOfInvitation = (error: unknown) =>
  error instanceof ApiError &&
  ['organisations.invitation_not_found', 'request.invalid'].includes(error.code)
