import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { errorMessage } from '../language/errors.ts'
import { useLanguage } from '../language/language.tsx'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { InlineAlert } from '../ui/state.tsx'
import { alertUser } from '../ui/toast.tsx'
import styles from './account-page.module.css'
import { accountQuery } from './queries.ts'
import { startSecondFactor, stopSecondFactor } from './second-factor.ts'
import { messages } from './second-factor-messages.ts'
import { SecondFactorSetup } from './second-factor-setup.tsx'

/** Two-step sign-in: on with an authenticator app and recovery codes, off with the password. */
export function SecondFactorCard({ userId }: { userId: string }) {
  const { language } = useLanguage()
  const words = messages[language]
  const queryClient = useQueryClient()
  const account = useQuery(accountQuery(userId))
  const [password, setPassword] = useState('')
  const start = useMutation({ mutationFn: startSecondFactor })
  const stop = useMutation({ mutationFn: stopSecondFactor })
  const state = account.data?.second_factor
  if (!state) return null

  const changed = async (sentence: string) => {
    setPassword('')
    start.reset()
    stop.reset()
    await queryClient.invalidateQueries({ queryKey: accountQuery(userId).queryKey })
    alertUser(sentence)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (state === 'on') stop.mutate(password, { onSuccess: () => void changed(words.stopped) })
    else start.mutate(password)
  }
  const failed = start.error ?? stop.error
  return (
    <Card className={styles.card}>
      <div>
        <h2>
          {words.title} {state === 'on' && <Badge tone="accent">{words.on}</Badge>}
        </h2>
        <p className={styles.line}>{words.line}</p>
      </div>
      {state === 'required' && <InlineAlert tone="danger">{words.required}</InlineAlert>}
      {start.data ? (
        <SecondFactorSetup {...start.data} onDone={() => void changed(words.started)} />
      ) : (
        <form className={styles.form} onSubmit={submit}>
          <PasswordField
            label={words.password}
            autoComplete="current-password"
            value={password}
            error={failed !== null && errorMessage(failed, language, words.failed)}
            onChange={(event) => setPassword(event.target.value)}
          />
          <Button
            type="submit"
            kind="secondary"
            disabled={!password || start.isPending || stop.isPending}
          >
            {state === 'on' ? words.stop : words.start}
          </Button>
        </form>
      )}
    </Card>
  )
}
