import { connections } from '@wakeel/contract'
import { type FormEvent, useId, useState } from 'react'
import { useLanguage } from '../language/language.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/field.tsx'
import { InlineAlert } from '../ui/state.tsx'
import { alertUser } from '../ui/toast.tsx'
import { messages as connectMessages } from './connect-messages.ts'
import { connectionFailure } from './connection-failure.ts'
import styles from './connections.module.css'
import { messages } from './connections-list-messages.ts'
import { CredentialFields } from './credential-fields.tsx'
import { isAddress, noCredential, toCredential } from './draft.ts'
import { messages as shared } from './messages.ts'
import { useUpdateConnection } from './queries.ts'

interface Edited {
  connection: connections.Connection
  userId: string
  onClose: () => void
}

/** Another address, another secret, another model. */
export function EditDialog({ open, ...edited }: Edited & { open: boolean }) {
  const { language } = useLanguage()
  const words = messages[language]
  return (
    <Dialog
      open={open}
      onClose={edited.onClose}
      title={words.editTitle(edited.connection.description.name)}
      description={words.editText}
    >
      <EditForm {...edited} />
    </Dialog>
  )
}

function EditForm({ connection, userId, onClose }: Edited) {
  const { language } = useLanguage()
  const words = messages[language]
  const formId = useId()
  const [address, setUrlState] = useState(connection.address)
  const [model, setModel] = useState(connection.model ?? '')
  const [credential, setCredential] = useState({
    ...noCredential,
    kind: 'keep' as typeof noCredential.kind,
  })
  const [isTried, setTried] = useState(false)
  const update = useUpdateConnection(userId, connection.id)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const given = toCredential(credential)
    if (!isAddress(address) || (credential.kind !== 'keep' && !given)) return
    update.mutate(
      {
        address: address.trim(),
        ...(given && { credential: given }),
        ...(connection.kind === 'openai' && { model: model.trim() || null }),
      },
      {
        onSuccess: () => {
          alertUser(words.saved)
          onClose()
        },
      },
    )
  }

  return (
    <form id={formId} className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label={words.address}
        hint={shared[language].publicOnly}
        type="url"
        dir="ltr"
        inputMode="url"
        autoComplete="off"
        maxLength={connections.ADDRESS_MAX_LENGTH}
        value={address}
        error={isTried && !isAddress(address) && shared[language].wrongAddress}
        onChange={(event) => setUrlState(event.target.value)}
      />
      <CredentialFields
        kinds={['keep', 'none', 'bearer', 'header']}
        credential={credential}
        onChange={setCredential}
        isTried={isTried}
      />
      {connection.kind === 'openai' && (
        <TextField
          label={words.model}
          hint={connectMessages[language].modelHint}
          dir="ltr"
          autoComplete="off"
          maxLength={200}
          value={model}
          onChange={(event) => setModel(event.target.value)}
        />
      )}
      {update.isError && (
        <InlineAlert tone="danger">{connectionFailure(update.error, language)}</InlineAlert>
      )}
      <div className={styles.buttons}>
        <Button kind="secondary" onClick={onClose}>
          {words.close}
        </Button>
        <Button type="submit" disabled={update.isPending}>
          {update.isPending ? words.saving : words.save}
        </Button>
      </div>
    </form>
  )
}
