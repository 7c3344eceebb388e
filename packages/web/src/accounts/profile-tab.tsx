import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { accounts } from '@wakeel/contract'
import { type FormEvent, type ReactNode, useState } from 'react'
import { errorMessage } from '../language/errors.ts'
import { formatDate, formatNumber, useLanguage } from '../language/language.tsx'
import { ArrowLink } from '../ui/arrow-link.tsx'
import { Avatar } from '../ui/avatar.tsx'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { TextField } from '../ui/field.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { ErrorState } from '../ui/state.tsx'
import { alertUser } from '../ui/toast.tsx'
import styles from './account-page.module.css'
import { changeName } from './auth.ts'
import { messages } from './messages.ts'
import { messages as profileMessages } from './profile-messages.ts'
import { accountQuery } from './queries.ts'

type PlanOf = (tier: accounts.SubscriptionTier) => ReactNode

export function ProfileTab({ userId, planOf }: { userId: string; planOf: PlanOf }) {
  const words = messages[useLanguage().language].account
  const account = useQuery(accountQuery(userId))
  if (account.isPending) return <Skeleton shape="block" />
  if (account.isError)
    return (
      <ErrorState
        title={words.failed}
        action={<Button onClick={() => void account.refetch()}>{words.retry}</Button>}
      >
        {words.failedText}
      </ErrorState>
    )
  return (
    <div className={styles.cards}>
      <PersonCard profile={account.data} planOf={planOf} />
      <NameCard key={account.data.name} profile={account.data} />
    </div>
  )
}

function PersonCard({ profile, planOf }: { profile: accounts.Profile; planOf: PlanOf }) {
  const { language } = useLanguage()
  const words = profileMessages[language].profile
  return (
    <Card className={`${styles.card} ${styles.wide}`}>
      <div className={styles.person}>
        <Avatar name={profile.name} size={64} />
        <div>
          <h2>
            <bdi>{profile.name}</bdi>
          </h2>
          <p className={styles.mail}>
            <bdi>{profile.email}</bdi>
            {profile.email_verified ? (
              <Badge tone="accent">{words.verified}</Badge>
            ) : (
              profile.role !== 'founder' && <Badge>{words.unverified}</Badge>
            )}
          </p>
        </div>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{words.tier}</dt>
          <dd>{planOf(profile.subscription_tier)}</dd>
        </div>
        <div>
          <dt>{words.demoRuns}</dt>
          <dd>{formatNumber(profile.demo_runs_used, language)}</dd>
        </div>
        <div>
          <dt>{words.role}</dt>
          <dd>{words.roles[profile.role]}</dd>
        </div>
        <div>
          <dt>{words.since}</dt>
          <dd>{formatDate(profile.created_at, language)}</dd>
        </div>
      </dl>
      <nav className={styles.ways} aria-label={words.ways}>
        {profile.role === 'creator' ? (
          <ArrowLink to="/creator">{words.dashboard}</ArrowLink>
        ) : (
          <ArrowLink to="/create">{words.create}</ArrowLink>
        )}
        <ArrowLink to="/organisations">{words.organisations}</ArrowLink>
        {profile.permissions.includes('user_management') && (
          <ArrowLink to="/admin">{words.administration}</ArrowLink>
        )}
        {profile.role === 'founder' && <ArrowLink to="/founder">{words.founder}</ArrowLink>}
      </nav>
    </Card>
  )
}

function NameCard({ profile }: { profile: accounts.Profile }) {
  const { language } = useLanguage()
  const words = profileMessages[language].profile
  const queryClient = useQueryClient()
  const [name, setName] = useState(profile.name)
  const save = useMutation({
    mutationFn: changeName,
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: accountQuery(profile.id).queryKey })
      alertUser(words.nameSaved)
    },
    onError: (error) => alertUser(errorMessage(error, language, words.failed), 'danger'),
  })
  const isBlank = name.trim() === ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBlank) save.mutate(name.trim())
  }
  return (
    <Card className={styles.card}>
      <div>
        <h2>{words.nameTitle}</h2>
        <p className={styles.line}>{words.nameLine}</p>
      </div>
      <form className={styles.form} onSubmit={submit}>
        <TextField
          label={words.name}
          autoComplete="name"
          maxLength={accounts.NAME_MAX_LENGTH}
          value={name}
          error={isBlank && words.nameBlank}
          onChange={(event) => setName(event.target.value)}
        />
        <Button
          type="submit"
          kind="secondary"
          disabled={isBlank || name.trim() === profile.name || save.isPending}
        >
          {save.isPending ? words.saving : words.save}
        </Button>
      </form>
    </Card>
  )
}
