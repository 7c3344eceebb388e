import type { organisations } from '@wakeel/contract'
import { formatDate, useLanguage } from '../language/language.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { type Column, Table } from '../ui/table.tsx'
import { alertUser } from '../ui/toast.tsx'
import { messages } from './members-messages.ts'
import styles from './organisation-page.module.css'
import { api } from './queries.ts'
import { RoleBadge } from './role-badge.tsx'
import { useAdminAction } from './use-action.ts'

/**
 * Who was asked to join and has not yet. Withdrawing is not asked about: inviting again puts it right. Sent again it has another link, as
 * the store keeps none that it could send.
 */
export function InvitationsTable({ organisation }: { organisation: organisations.Organisation }) {
  const { language } = useLanguage()
  const words = messages[language]
  const revoke = useAdminAction(
    ({ id }: organisations.Invitation) =>
      api.revokeInvitation({ id: organisation.id, invitation: id }),
    (_, { email }) => alertUser(words.revoked(email)),
  )
  const sendAgain = useAdminAction(
    ({ email, role }: organisations.Invitation) =>
      api.inviteMember({ id: organisation.id, email, role }),
    (_, { email }) => alertUser(words.sentAgain(email)),
  )
  const isBusy = revoke.isPending || sendAgain.isPending
  const columns: Column<organisations.Invitation>[] = [
    {
      name: 'email',
      header: words.email,
      cell: ({ email }) => <bdi className={styles.breaks}>{email}</bdi>,
    },
    { name: 'role', header: words.role, cell: ({ role }) => <RoleBadge role={role} /> },
    {
      name: 'until',
      header: words.until,
      isNumeric: true,
      cell: ({ expires_at }) => formatDate(expires_at, language),
    },
    {
      name: 'action',
      header: words.action,
      headerHidden: true,
      isNumeric: true,
      cell: (invitation) => (
        <span className={styles.actions}>
          <Button
            kind="secondary"
            size="small"
            aria-label={words.sendAgainTo(invitation.email)}
            disabled={isBusy}
            onClick={() => sendAgain.mutate(invitation)}
          >
            {words.sendAgain}
          </Button>
          <Button
            kind="secondary"
            size="small"
            aria-label={words.revokeWhom(invitation.email)}
            disabled={isBusy}
            onClick={() => revoke.mutate(invitation)}
          >
            {words.revoke}
          </Button>
        </span>
      ),
    },
  ]
  return (
    <Card className={styles.card}>
      <h2 className={styles.title}>{words.pending}</h2>
      <Table
        caption={words.pending}
        columns={columns}
        rows={organisation.invitations}
        keyOf={({ id }) => id}
      />
    </Card>
  )
}
