import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { accounts, readDevice } from '@wakeel/contract'
import { type FormEvent, useState } from 'react'
import { formatDate, useLanguage } from '../language/language.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { TextField } from '../ui/field.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { InlineAlert } from '../ui/state.tsx'
import { alertUser } from '../ui/toast.tsx'
import styles from './account-page.module.css'
import { canUsePasskeys } from './can-use-passkeys.ts'
import { addPasskey, listPasskeys, type Passkey } from './passkey.ts'
import { RemovePasskeyDialog, RenamePasskeyDialog } from './passkey-dialogs.tsx'
import { passkeyFailure } from './passkey-failure.ts'
import { messages } from './passkey-messages.ts'

/** Keyed by the person, so that nobody sees what was loaded for somebody else on the same device. Signing in here changes it. */
const passkeysQuery = (userId: string) =>
  queryOptions({
    queryKey: ['accounts', 'listPasskeys', { userId }],
    queryFn: listPasskeys,
    staleTime: 0,
  })

/** The person's passkeys, and a new one for this device. */
export function PasskeysCard({ userId }: { userId: string }) {
  const { language } = useLanguage()
  const words = messages[language]
  const queryClient = useQueryClient()
  const passkeys = useQuery(passkeysQuery(userId))
  const [requested, setRequested] = useState<{ action: 'rename' | 'remove'; passkey: Passkey }>()
  const changed = async (sentence?: string) => {
    setRequested(undefined)
    await queryClient.invalidateQueries({ queryKey: passkeysQuery(userId).queryKey })
    if (sentence) alertUser(sentence)
  }
  const close = () => setRequested(undefined)
  return (
    <Card className={`${styles.card} ${styles.wide}`}>
      <div>
        <h2>{words.title}</h2>
        <p className={styles.line}>{words.line}</p>
      </div>
      {passkeys.isPending && <Skeleton shape="title" />}
      {passkeys.isError && (
        <InlineAlert tone="danger">{passkeyFailure(passkeys.error, language)}</InlineAlert>
      )}
      {passkeys.data?.length === 0 && <p>{words.none}</p>}
      {passkeys.data && passkeys.data.length > 0 && (
        <ul className={styles.devices}>
          {passkeys.data.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onAsk={(action) => setRequested({ action, passkey })}
            />
          ))}
        </ul>
      )}
      {canUsePasskeys() ? (
        <NewPasskeyForm onAdded={() => void changed(words.addedToast)} />
      ) : (
        <InlineAlert>{words.unavailable}</InlineAlert>
      )}
      {requested?.action === 'rename' && (
        <RenamePasskeyDialog
          passkey={requested.passkey}
          onClose={close}
          onDone={() => void changed()}
        />
      )}
      {requested?.action === 'remove' && (
        <RemovePasskeyDialog
          passkey={requested.passkey}
          onClose={close}
          onDone={() => void changed(words.removedToast)}
        />
      )}
    </Card>
  )
}

function PasskeyRow({
  passkey,
  onAsk,
}: {
  passkey: Passkey
  onAsk: (action: 'rename' | 'remove') => void
}) {
  const { language } = useLanguage()
  const words = messages[language]
  const { name, createdAt, lastUsedAt } = passkey
  return (
    <li>
      <span className={styles.passkey}>
        <bdi>{name}</bdi>
        <span className={styles.mark}>
          {words.added(formatDate(createdAt, language))} ·{' '}
          {lastUsedAt ? words.used(formatDate(lastUsedAt, language)) : words.never}
        </span>
      </span>
      <span className={styles.buttons}>
        <Button
          kind="quiet"
          size="small"
          aria-label={words.renameOf(name)}
          onClick={() => onAsk('rename')}
        >
          {words.rename}
        </Button>
        <Button
          kind="quiet"
          size="small"
          aria-label={words.removeOf(name)}
          onClick={() => onAsk('remove')}
        >
          {words.remove}
        </Button>
      </span>
    </li>
  )
}

function NewPasskeyForm({ onAdded }: { onAdded: () => void }) {
  const { language } = useLanguage()
  const words = messages[language]
  const device = readDevice(navigator.userAgent)
  const [name, setName] = useState(
    device ? `${device.browser}, ${device.system}` : words.defaultName,
  )
  const [password, setPassword] = useState('')
  const add = useMutation({
    mutationFn: addPasskey,
    onSuccess: () => {
      setPassword('')
      onAdded()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    add.mutate({ name, password })
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextField
        label={words.name}
        maxLength={accounts.PASSKEY_NAME_MAX_LENGTH}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <PasswordField
        label={words.password}
        autoComplete="current-password"
        value={password}
        error={add.isError && passkeyFailure(add.error, language)}
        onChange={(event) => {
          setPassword(event.target.value)
          add.reset()
        }}
      />
      <Button type="submit" kind="secondary" disabled={!name.trim() || !password || add.isPending}>
        {add.isPending ? words.adding : words.add}
      </Button>
    </form>
  )
}
