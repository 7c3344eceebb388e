import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useSession } from '../accounts/session.ts'
import { useLanguage } from '../shell/language.tsx'
import { useTitle } from '../shell/title.ts'
import { ArrowLink } from '../ui/arrow-link.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { EmptyState } from '../ui/state.tsx'
import { alertUser } from '../ui/toast.tsx'
import { ConnectForm } from './connect-form.tsx'
import { text } from './connect-text.ts'
import { connectionFailure } from './connection-failure.ts'
import styles from './connections.module.css'
import { DescriptionCard } from './description-card.tsx'
import { blankDraft, toWanted } from './draft.ts'
import { useCreateConnection, useLook } from './queries.ts'
import { firstTools, ToolChoice } from './tool-choice.tsx'

// Whoever only looks does not need it yet.
const SavedConnection = lazy(() => import('./saved-connection.tsx').then((module) => ({ default: module.SavedConnection })))

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
          <Suspense fallback={<Skeleton shape="block" />}>
            <SavedConnection key={id} id={id} userId={session.user.id} tools={tools} onTools={setTools} />
          </Suspense>
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

interface NewParts {
  userId: string
  tools: string[] | undefined
  onTools: (tools: string[] | undefined) => void
}

function NewConnection({ userId, tools, onTools }: NewParts) {
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
