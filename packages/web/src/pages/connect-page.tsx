import { useLocation, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { ConfirmEmailBanner } from '../accounts/confirm-email-banner.tsx'
import { creatorShare } from '../billing/lazy-creator-share.tsx'
import { messages } from '../connections/connect-page-messages.ts'
import { useLanguage } from '../language/language.tsx'
import { useSession } from '../session/session.ts'
import { useTitle } from '../shell/title.ts'
import { LinkButton } from '../ui/button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { EmptyState } from '../ui/state.tsx'
import styles from './connect-page.module.css'

const AuthorisedReturn = lazy(() =>
  import('../connections/authorised-return.tsx').then((module) => ({
    default: module.AuthorisedReturn,
  })),
)
const NewConnection = lazy(() =>
  import('../connections/new-connection.tsx').then((module) => ({ default: module.NewConnection })),
)
const SavedConnection = lazy(() =>
  import('../connections/saved-connection.tsx').then((module) => ({
    default: module.SavedConnection,
  })),
)

/** From the URL of an agent elsewhere to a draft in the store. What is saved stands in the URL, so that a reload goes on there. */
export function ConnectPage() {
  const words = messages[useLanguage().language]
  const session = useSession()
  const { connection: id, state, code, iss, error } = useSearch({ from: '/shell/create/connect' })
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
      {session.status === 'signed_in' && (
        <Suspense fallback={<Skeleton shape="block" />}>
          <ConfirmEmailBanner userId={session.user.id} />
          {state ? (
            <AuthorisedReturn
              key={state}
              cameBack={{ state, code, iss, error }}
              userId={session.user.id}
            />
          ) : id ? (
            <SavedConnection
              key={id}
              id={id}
              userId={session.user.id}
              tools={tools}
              onTools={setTools}
              share={creatorShare(session.user.id)}
            />
          ) : (
            <NewConnection userId={session.user.id} tools={tools} onTools={setTools} />
          )}
        </Suspense>
      )}
    </div>
  )
}

function SignInFirst() {
  const words = messages[useLanguage().language].signIn
  const here = useLocation({ select: (location) => location.href })
  return (
    <EmptyState
      icon="person"
      title={words.title}
      action={
        <div className={styles.buttons}>
          <LinkButton to="/signin" search={{ to: here }}>
            {words.button}
          </LinkButton>
          <LinkButton to="/signup" search={{ to: here }} kind="secondary">
            {words.create}
          </LinkButton>
        </div>
      }
    >
      {words.text}
    </EmptyState>
  )
}
