import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { organisations } from '@wakeel/contract'
import { SignInRequired } from '../accounts/sign-in-required.tsx'
import { useLanguage } from '../language/language.tsx'
import { FoundForm } from '../organisations/found-form.tsx'
import { InvitationPanel } from '../organisations/invitation-panel.tsx'
import { messages } from '../organisations/organisations-messages.ts'
import styles from '../organisations/organisations-page.module.css'
import { organisationsQuery } from '../organisations/queries.ts'
import { RoleBadge } from '../organisations/role-badge.tsx'
import { type SessionUser, useSession } from '../session/session.ts'
import { useTitle } from '../shell/title.ts'
import { LinkButton } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { LoadFailed, Waiting } from '../ui/load-state.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { EmptyState } from '../ui/state.tsx'

/** The organisations that somebody is in; an email leads here with an invitation. */
export function OrganisationsPage() {
  const words = messages[useLanguage().language]
  const session = useSession()
  const { invitation } = useSearch({ from: '/shell/organisations' })
  useTitle(words.title)
  if (session.status === 'loading') return <Skeleton shape="block" />
  if (session.status === 'signed_out') return <SignInRequired>{words.signedOut}</SignInRequired>
  return (
    <div className={styles.page}>
      <header>
        <h1>{words.title}</h1>
        <p className={styles.line}>{words.line}</p>
      </header>
      {invitation && <InvitationPanel key={invitation} token={invitation} user={session.user} />}
      <Organisations user={session.user} isInvited={invitation !== undefined} />
    </div>
  )
}

function Organisations({ user, isInvited }: { user: SessionUser; isInvited: boolean }) {
  const words = messages[useLanguage().language]
  const query = useQuery({ ...organisationsQuery(user.id), staleTime: 0 })
  if (query.isPending) return <Waiting />
  if (query.isLoadingError) return <LoadFailed onRetry={() => void query.refetch()} />
  const { organisations: all, may_found } = query.data
  const maxOwns =
    all.filter(({ role }) => role === 'owner').length >= organisations.MAX_ORGANISATIONS
  return (
    <>
      {all.length === 0 ? (
        !isInvited && (
          <EmptyState title={words.empty} icon="person">
            {may_found ? words.emptyText : words.emptyWithoutPlan}
          </EmptyState>
        )
      ) : (
        <ul className={styles.list} aria-label={words.yours}>
          {all.map(({ id, name, role, members }) => (
            <li key={id}>
              <Link to="/organisations/$id" params={{ id }} className={styles.organisation}>
                <span className={styles.words}>
                  <bdi className={styles.name}>{name}</bdi>
                  <span className={styles.small}>{words.members(members)}</span>
                </span>
                <RoleBadge role={role} />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {may_found ? (
        <FoundForm />
      ) : maxOwns ? (
        <p className={styles.small}>{words.max}</p>
      ) : (
        <EnterpriseNeeded />
      )}
    </>
  )
}

function EnterpriseNeeded() {
  const words = messages[useLanguage().language]
  return (
    <Card className={styles.card}>
      <div>
        <h2 className={styles.title}>{words.enterpriseTitle}</h2>
        <p className={styles.line}>{words.enterpriseText}</p>
      </div>
      <LinkButton kind="secondary" to="/pricing" search={{ plan: 'enterprise' }}>
        {words.enterprise}
      </LinkButton>
    </Card>
  )
}
