import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { connections } from '@wakeel/contract'
import { useState } from 'react'
import { useSession } from '../accounts/session.ts'
import { ApiError } from '../api.ts'
import { useLanguage } from '../shell/language.tsx'
import { useTitle } from '../shell/title.ts'
import { ArrowLink } from '../ui/arrow-link.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../ui/state.tsx'
import { alertUser } from '../ui/toast.tsx'
import { AgentForm } from './agent-form.tsx'
import { ConnectForm } from './connect-form.tsx'
import { text } from './connect-text.ts'
import { connectionFailure } from './connection-failure.ts'
import styles from './connections.module.css'
import { DescriptionCard } from './description-card.tsx'
import { blankDraft, toWanted } from './draft.ts'
import { OwnershipPanel } from './ownership-panel.tsx'
import { connectionQuery, useCreateConnection, useLook } from './queries.ts'
import { text as shared } from './text.ts'
import { firstTools, ToolChoice } from './tool-choice.tsx'

/** From the address of an agent elsewhere to a draft in the store. What is saved stands in the address, so that a reload goes on there. */
export function ConnectPage() {
  const words = text[useLanguage().language]
  const session = useSession()
  const { connection: id } = useSearch({ from: '/shell/create/connect' })
  // Chosen before the connection is saved, used after it.
  const [tools, setTools] = useState<string[]>()
  useTitle(words.title)
  return (
    <div className={styles.page}>
      <header>
        <h1>{words.title}</h1>
        <p className={styles.line}>{words.line}</p>
      </header>
      {session.status === 'loading' && <Skeleton shape="block" />}
      {session.status === 'signed_out' && <SignInFirst />}
      {session.status === 'signed_in' &&
        (id ? (
          <SavedConnection key={id} id={id} userId={session.user.id} tools={tools} onTools={setTools} />
        ) : (
          <NewConnection userId={session.user.id} tools={tools} onTools={setTools} />
        ))}
    </div>
  )
}

function SignInFirst() {
  const words = text[useLanguage().language].signIn
  return (
    <EmptyState
      icon="person"
      title={words.title}
      action={
        <div className={styles.buttons}>
          <LinkButton to="/signin" search={{ to: '/create/connect' }}>
            {words.button}
          </LinkButton>
          <LinkButton to="/signup" search={{ to: '/create/connect' }} kind="secondary">
            {words.create}
          </LinkButton>
        </div>
      }
    >
      {words.text}
    </EmptyState>
  )
}

interface Part {
  userId: string
  tools: string[] | undefined
  onTools: (tools: string[] | undefined) => void
}

function NewConnection({ userId, tools, onTools }: Part) {
  const { language } = useLanguage()
  const words = text[language]
  const navigate = useNavigate()
  const [draft, setDraft] = useState(blankDraft)
  const look = useLook()
  const create = useCreateConnection(userId)
  const found = look.data

  const save = () => {
    const wanted = toWanted({ ...draft, model: draft.model || (found?.models[0] ?? '') })
    if (!wanted) return
    create.mutate(wanted, {
      onSuccess: ({ id }) => {
        alertUser(words.saved)
        void navigate({ to: '/create/connect', search: { connection: id }, replace: true })
      },
      onError: (error) => alertUser(connectionFailure(error, language), 'danger'),
    })
  }

  return (
    <>
      <ConnectForm
        draft={draft}
        look={look}
        onChange={(next) => {
          setDraft(next)
          onTools(undefined)
        }}
      />
      {found ? (
        <DescriptionCard kind={draft.kind} description={found}>
          {draft.kind === 'mcp' && <ToolChoice tools={found.tools} chosen={tools ?? firstTools(found.tools)} onChange={onTools} />}
          <div className={styles.buttons}>
            <Button onClick={save} disabled={create.isPending}>
              {create.isPending ? words.saving : words.save}
            </Button>
          </div>
        </DescriptionCard>
      ) : (
        <p className={styles.small}>
          {words.other} <ArrowLink to="/create">{words.toForge}</ArrowLink>
        </p>
      )}
    </>
  )
}

function SavedConnection({ id, userId, tools, onTools }: Part & { id: string }) {
  const { language } = useLanguage()
  const words = text[language]
  const asked = useQuery(connectionQuery(userId, id))
  if (asked.isPending) return <Skeleton shape="block" />
  if (asked.isError) return <NotShown error={asked.error} onRetry={() => void asked.refetch()} />
  const { kind, description } = asked.data
  const chosen = chosenTools(asked.data, tools)
  return (
    <>
      <DescriptionCard kind={kind} description={description}>
        {kind === 'mcp' && <ToolChoice tools={description.tools} chosen={chosen} onChange={onTools} />}
      </DescriptionCard>
      <Card className={styles.card}>
        <h2>{shared[language].ownership.title}</h2>
        <OwnershipPanel connection={asked.data} userId={userId} />
      </Card>
      <AgentForm connection={asked.data} tools={chosen} userId={userId} />
      <div className={styles.buttons}>
        <ArrowLink to="/create/connect">{words.connectNew}</ArrowLink>
        <ArrowLink to="/creator-console" search={{ tab: 'connections' }}>
          {words.toList}
        </ArrowLink>
      </div>
    </>
  )
}

const chosenTools = ({ kind, description }: connections.Connection, tools: string[] | undefined) =>
  kind === 'mcp' ? (tools ?? firstTools(description.tools)) : []

function NotShown({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { language } = useLanguage()
  const words = text[language]
  if (error instanceof ApiError && error.status < 500)
    return (
      <ErrorState title={words.missingTitle} action={<LinkButton to="/create/connect">{words.connectNew}</LinkButton>}>
        {words.missingText}
      </ErrorState>
    )
  return (
    <ErrorState title={shared[language].loadFailed} action={<Button onClick={onRetry}>{shared[language].retry}</Button>}>
      {connectionFailure(error, language)}
    </ErrorState>
  )
}
