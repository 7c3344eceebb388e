import { useSearch } from '@tanstack/react-router'
import type { oauthServer } from '@wakeel/contract'
import { SignInRequired } from '../accounts/sign-in-required.tsx'
import { useLanguage } from '../language/language.tsx'
import { ConsentPanel } from '../oauth-server/consent.tsx'
import { messages } from '../oauth-server/messages.ts'
import styles from '../oauth-server/oauth-server.module.css'
import { useSession } from '../session/session.ts'
import { useTitle } from '../shell/title.ts'
import { Skeleton } from '../ui/skeleton.tsx'

const names = Object.keys({
  client_id: true,
  redirect_uri: true,
  response_type: true,
  code_challenge: true,
  code_challenge_method: true,
  scope: true,
  state: true,
  resource: true,
} satisfies Record<keyof oauthServer.AuthorizationRequest, true>)

/** Where a program sends its person to allow it something. */
export function AuthorizePage() {
  const words = messages[useLanguage().language]
  const session = useSession()
  const search = useSearch({ from: '/shell/authorize' })
  useTitle(words.pageTitle)
  if (session.status === 'loading') return <Skeleton shape="block" />
  if (session.status === 'signed_out') return <SignInRequired>{words.signIn}</SignInRequired>
  const request = Object.fromEntries(
    names.flatMap((name) => (search[name] === undefined ? [] : [[name, search[name]]])),
  )
  return (
    <div className={styles.page}>
      <ConsentPanel
        request={request}
        userId={session.user.id}
        onLeave={(address) => window.location.assign(address)}
      />
    </div>
  )
}
