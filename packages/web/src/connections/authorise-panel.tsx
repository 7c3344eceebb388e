import { connections } from '@wakeel/contract'
import { type FormEvent, useState } from 'react'
import { useLanguage } from '../language/language.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { TextField } from '../ui/field.tsx'
import { InlineAlert } from '../ui/state.tsx'
import { messages } from './authorise-messages.ts'
import { connectionFailure, failedWith } from './connection-failure.ts'
import styles from './connections.module.css'
import { messages as shared } from './messages.ts'
import { type AuthorisedPlace, useAuthorise } from './queries.ts'

/** Leads the creator to the page where the server signs its people in. */
export function AuthorisePanel({ place }: { place: AuthorisedPlace }) {
  const { language } = useLanguage()
  const words = messages[language]
  const [client, setClient] = useState({ id: '', secret: '' })
  const [isTried, setTried] = useState(false)
  const authorise = useAuthorise(place)
  const [isClientNeeded, setClientNeeded] = useState(false)

  const redirectAddress = `${window.location.origin}${connections.AUTHORISED_PATH}`

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(isClientNeeded)
    const id = client.id.trim()
    if (authorise.isPending || (isClientNeeded && id === '')) return
    const given = {
      client_id: id,
      ...(client.secret.trim() && { client_secret: client.secret.trim() }),
    }
    authorise.mutate(isClientNeeded ? given : undefined, {
      onSuccess: ({ authorization_url }) => window.open(authorization_url, '_self'),
      onError: (error) => failedWith(error, 'connections.client_needed') && setClientNeeded(true),
    })
  }

  return (
    <Card>
      <form className={styles.form} onSubmit={submit} noValidate>
        <div>
          <h2>{'id' in place ? words.again : words.title}</h2>
          {'id' in place && <p className={styles.small}>{words.againText}</p>}
          <p className={styles.small}>{words.line}</p>
        </div>
        {isClientNeeded && (
          <>
            <div className={styles.copied}>
              <span className={styles.small}>{words.client.line}</span>
              <code dir="ltr">{redirectAddress}</code>
              <CopyButton value={redirectAddress} />
            </div>
            <TextField
              label={words.client.id}
              dir="ltr"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={4000}
              value={client.id}
              error={isTried && client.id.trim() === '' && shared[language].missing}
              onChange={(event) => setClient({ ...client, id: event.target.value })}
            />
            <TextField
              type="password"
              label={words.client.secret}
              hint={words.client.secretHint}
              dir="ltr"
              autoComplete="off"
              maxLength={4000}
              value={client.secret}
              onChange={(event) => setClient({ ...client, secret: event.target.value })}
            />
          </>
        )}
        {authorise.isError && !failedWith(authorise.error, 'connections.client_needed') && (
          <InlineAlert tone="danger">{connectionFailure(authorise.error, language)}</InlineAlert>
        )}
        <div className={styles.buttons}>
          <Button type="submit" disabled={authorise.isPending}>
            {authorise.isPending ? words.leaving : words.authorise}
          </Button>
        </div>
      </form>
    </Card>
  )
}
