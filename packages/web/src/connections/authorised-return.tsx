import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useLanguage } from '../language/language.tsx'
import { LinkButton } from '../ui/button.tsx'
import { Progress } from '../ui/progress.tsx'
import { ErrorState } from '../ui/state.tsx'
import { alertUser } from '../ui/toast.tsx'
import { messages } from './authorise-messages.ts'
import { connectionFailure } from './connection-failure.ts'
import styles from './connections.module.css'
import { type CameBack, useCompleteAuthorisation } from './queries.ts'

/** The creator is back from the server's sign-in: what came with them becomes the connection, and leaves the address. */
export function AuthorisedReturn({ cameBack, userId }: { cameBack: CameBack; userId: string }) {
  const { language } = useLanguage()
  const words = messages[language]
  const navigate = useNavigate()
  const complete = useCompleteAuthorisation(userId)
  // It is good once, whatever React does twice.
  const isSent = useRef(false)

  useEffect(() => {
    if (isSent.current) return
    isSent.current = true
    complete.mutate(cameBack, {
      onSuccess: ({ id }) => {
        alertUser(words.done)
        void navigate({ to: '/create/connect', search: { connection: id }, replace: true })
      },
    })
  }, [complete, cameBack, words, navigate])

  if (complete.isError)
    return (
      <ErrorState
        title={words.failed}
        action={
          <LinkButton to="/create/connect" replace>
            {words.startAgain}
          </LinkButton>
        }
      >
        {connectionFailure(complete.error, language)}
      </ErrorState>
    )
  return (
    <div className={styles.doing} role="status">
      <Progress label={words.finishing} />
      <span>{words.finishing}</span>
    </div>
  )
}
