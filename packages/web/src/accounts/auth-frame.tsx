import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { type FormEvent, type ReactNode, useEffect } from 'react'
import { useLanguage } from '../language/language.tsx'
import { useSession } from '../session/session.ts'
import { Brand } from '../shell/brand.tsx'
import { messages } from '../shell/messages.ts'
import { LanguageSwitch, SchemeSwitch } from '../shell/switches.tsx'
import { useTitle } from '../shell/title.ts'
import styles from './auth-frame.module.css'

/** The pages around an account that have no shell: one card on a calm ground. */
export function AuthFrame({
  title,
  line,
  children,
  foot,
  forVisitors = false,
}: {
  title: string
  line?: ReactNode
  children: ReactNode
  foot?: ReactNode
  /** Whoever is signed in, or has just signed in here, goes back to where the URL says, else to the account. */
  forVisitors?: boolean
}) {
  const { language } = useLanguage()
  const session = useSession()
  useTitle(title)
  const navigate = useNavigate()
  const { to = '/account' } = useSearch({ strict: false })
  const goesOn = forVisitors && session.status === 'signed_in'
  // Once, not at every drawing: whoever is already on the way to another page must not be called back.
  useEffect(() => {
    if (goesOn) void navigate({ href: to, replace: true })
  }, [goesOn, navigate, to])
  if (goesOn) return null
  return (
    <main className={styles.page} tabIndex={-1}>
      <header className={styles.head}>
        <Link to="/" className={styles.brand} aria-label={messages[language].home}>
          <Brand name={messages[language].brand} className={styles.mark} />
        </Link>
        <span className={styles.switches}>
          <LanguageSwitch />
          <SchemeSwitch />
        </span>
      </header>
      <div className={styles.card}>
        <h1>{title}</h1>
        {line && <p className={styles.line}>{line}</p>}
        {children}
      </div>
      {foot && <p className={styles.foot}>{foot}</p>}
    </main>
  )
}

/** A form whose fields stand under one another, with what went wrong above them, where it is seen beside an open keyboard. */
export function AuthForm({
  onSubmit,
  error,
  children,
}: {
  onSubmit: () => void
  error: string | undefined
  children: ReactNode
}) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      {children}
    </form>
  )
}
