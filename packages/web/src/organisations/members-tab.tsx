import type { organisations } from '@wakeel/contract'
import { useState } from 'react'
import { formatNumber, useLanguage } from '../language/language.tsx'
import { formatDirhams } from '../language/money.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { type Column, Table } from '../ui/table.tsx'
import { capInWords } from './cap-draft.ts'
import type { InOrganisation } from './in-organisation.ts'
import { InvitationsTable } from './invitations-table.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { MemberDialogs } from './member-dialogs.tsx'
import { messages } from './members-messages.ts'
import styles from './organisation-page.module.css'
import { RoleBadge } from './role-badge.tsx'

/** Who is in the organisation and who is asked to be. */
export function MembersTab(props: InOrganisation) {
  const { language } = useLanguage()
  const words = messages[language]
  const { organisation, userId } = props
  const [isInviting, setInviting] = useState(false)
  const [managed, setManaged] = useState<organisations.Member>()
  const columns: Column<organisations.Member>[] = [
    {
      name: 'person',
      header: words.person,
      isHead: true,
      cell: (member) => <Person member={member} isYou={member.user_id === userId} />,
    },
    { name: 'role', header: words.role, cell: ({ role }) => <RoleBadge role={role} /> },
    {
      name: 'used',
      header: words.used,
      isNumeric: true,
      cell: ({ used }) => (
        <>
          <bdi>{formatDirhams(used.fils, language)}</bdi>
          <small className={styles.under}>
            {words.runs(used.runs, formatNumber(used.runs, language))}
          </small>
        </>
      ),
    },
    {
      name: 'cap',
      header: words.cap,
      isNumeric: true,
      cell: ({ cap }) => <bdi>{capInWords(cap, language)}</bdi>,
    },
    {
      name: 'manage',
      header: words.action,
      headerHidden: true,
      isNumeric: true,
      cell: (member) => (
        <Button
          kind="secondary"
          size="small"
          aria-label={words.manageWhom(member.name)}
          onClick={() => setManaged(member)}
        >
          {words.manage}
        </Button>
      ),
    },
  ]
  return (
    <div className={styles.sections}>
      <Card className={styles.card}>
        <div className={styles.cardHead}>
          <div>
            <h2 className={styles.title}>{words.title}</h2>
            <p className={styles.small}>{words.line}</p>
          </div>
          <Button onClick={() => setInviting(true)}>{words.invite}</Button>
        </div>
        <Table
          caption={words.title}
          columns={columns}
          rows={organisation.people}
          keyOf={({ user_id }) => user_id}
        />
      </Card>
      {organisation.invitations.length > 0 && <InvitationsTable organisation={organisation} />}
      <InviteDialog id={organisation.id} open={isInviting} onClose={() => setInviting(false)} />
      {managed && (
        <MemberDialogs {...props} member={managed} onClose={() => setManaged(undefined)} />
      )}
    </div>
  )
}

function Person({ member, isYou }: { member: organisations.Member; isYou: boolean }) {
  const words = messages[useLanguage().language]
  return (
    <span className={styles.who}>
      <Avatar name={member.name} />
      <span className={styles.names}>
        <span>
          <bdi>{member.name}</bdi> {isYou && `(${words.you})`}
        </span>
        <bdi className={styles.under}>{member.email}</bdi>
      </span>
    </span>
  )
}
