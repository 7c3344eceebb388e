import { apiKeys, oauthServer } from '@wakeel/contract'
import { useState } from 'react'
import { errorMessage } from '../language/errors.ts'
import { useLanguage } from '../language/language.tsx'
import { AgentsChoice } from '../ui/agents-choice.tsx'
import { Button } from '../ui/button.tsx'
import { type ConsentDraft, newConsent, readConsent } from './consent-draft.ts'
import { messages } from './messages.ts'
import styles from './oauth-server.module.css'
import { useApproveAuthorization } from './queries.ts'
import { SpendingFields } from './spending-fields.tsx'

/** What the person decides: which agents, how much, and whether at all. */
export function ConsentForm({
  request,
  consent,
  denyUrl,
  onLeave,
}: {
  request: oauthServer.AuthorizationRequest
  consent: oauthServer.Consent
  denyUrl: string
  onLeave: (address: string) => void
}) {
  const { language } = useLanguage()
  const words = messages[language]
  const [draft, setDraft] = useState(newConsent)
  const approve = useApproveAuthorization(onLeave)
  const allowed = readConsent(draft)
  const change = (part: Partial<ConsentDraft>) => setDraft({ ...draft, ...part })
  const runs = consent.scopes.includes('run')
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (allowed) approve.mutate({ request, ...allowed })
      }}
    >
      {!consent.agent && (
        <AgentsChoice
          draft={draft.agents}
          max={apiKeys.MAX_API_KEY_AGENTS}
          onChange={(agents) => change({ agents })}
        />
      )}
      {runs && <SpendingFields draft={draft} onChange={change} />}
      {approve.isError && <p role="alert">{errorMessage(approve.error, language)}</p>}
      <p className={styles.small}>{words.end(oauthServer.GRANT_DAYS)}</p>
      <div className={styles.buttons}>
        <Button
          type="submit"
          disabled={!allowed || approve.isPending || approve.isSuccess}
          aria-busy={approve.isPending}
        >
          {approve.isPending ? words.allowing : words.allow}
        </Button>
        <Button kind="secondary" onClick={() => onLeave(denyUrl)}>
          {words.deny}
        </Button>
      </div>
    </form>
  )
}
