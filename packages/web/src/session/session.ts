import type { accounts } from '@wakeel/contract'
import { useSyncExternalStore } from 'react'
import { RETURNING_KEY, SESSION_ADDRESS, takeEarly } from '../early.ts'

export interface SessionUser {
  id: string
  name: string
  email: string
  role?: accounts.Role
  subscriptionTier?: accounts.SubscriptionTier
}

export type Session =
  | { status: 'loading' }
  | { status: 'signed_out' }
  /** The token is kept in memory only; the cookie that brings it back works only under /api/auth. */
  | { status: 'signed_in'; token: string; user: SessionUser }

let session: Session = { status: 'loading' }
let loading: Promise<void> | undefined
const listeners = new Set<() => void>()

function set(next: Session) {
  if (session.status === 'signed_in' && next.status === 'signed_out') forgetTab()
  session = next
  for (const listener of listeners) listener()
  rememberSignedIn(next.status === 'signed_in')
}

function rememberSignedIn(isSignedIn: boolean) {
  delete document.documentElement.dataset.returning
  try {
    if (isSignedIn) localStorage.setItem(RETURNING_KEY, '1')
    else localStorage.removeItem(RETURNING_KEY)
  } catch {
    // Without storage the next page begins as a visitor's.
  }
}

/** What this tab keeps for whoever was signed in goes with them. */
function forgetTab() {
  try {
    sessionStorage.clear()
  } catch {
    // A browser whose storage is switched off keeps nothing.
  }
}

/** Asks the server who is signed in. To be called after signing up, in or out: what was requested before that no longer holds. */
export function refreshSession(): Promise<void> {
  void takeEarly(SESSION_ADDRESS)
  loading = load(fetch(SESSION_ADDRESS))
  return loading
}

function loadOnce(): Promise<void> {
  loading ??= load(takeEarly(SESSION_ADDRESS) ?? fetch(SESSION_ADDRESS))
  return loading
}

async function load(request: Promise<Response>) {
  try {
    const answer = await request
    const found: { session: { token: string }; user: SessionUser } | null = answer.ok
      ? await answer.json()
      : null
    set(
      found
        ? { status: 'signed_in', token: found.session.token, user: found.user }
        : { status: 'signed_out' },
    )
  } catch (error) {
    // Without an answer nobody is signed in; every page works for a visitor and says itself what it could not load.
    console.warn('The session could not be read.', error)
    set({ status: 'signed_out' })
  }
}

/** The bearer token once it is known who is signed in; nothing for a visitor. */
export async function sessionToken(): Promise<string | undefined> {
  await loadOnce()
  return session.status === 'signed_in' ? session.token : undefined
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  void loadOnce()
  return () => listeners.delete(listener)
}

const unknown: Session = { status: 'loading' }

/** Who is signed in. The page changes by itself when that changes. */
export function useSession(): Session {
  return useSyncExternalStore(
    subscribe,
    () => session,
    () => unknown,
  )
}

/** For tests, which share one page: as if it had just been opened. */
export function forgetSession(): void {
  loading = undefined
  session = unknown
}
