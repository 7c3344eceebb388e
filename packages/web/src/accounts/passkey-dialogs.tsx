import { useMutation } from '@tanstack/react-query'
import { accounts } from '@wakeel/contract'
import { useState } from 'react'
import { useLanguage } from '../language/language.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { DialogForm } from '../ui/dialog-form.tsx'
import { TextField } from '../ui/field.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { type Passkey, removePasskey, renamePasskey } from './passkey.ts'
import { passkeyFailure } from './passkey-failure.ts'
import { messages } from './passkey-messages.ts'

interface DialogProps {
  passkey: Passkey
  onClose: () => void
  onDone: () => void
}

export function RenamePasskeyDialog({ passkey, onClose, onDone }: DialogProps) {
  const { language } = useLanguage()
  const words = messages[language]
  const [name, setName] = useState(passkey.name)
  const rename = useMutation({ mutationFn: renamePasskey, onSuccess: onDone })
  return (
    <Dialog open onClose={onClose} title={words.renameTitle}>
      <DialogForm
        onSubmit={() => rename.mutate({ id: passkey.id, name })}
        onClose={onClose}
        isReady={name.trim() !== ''}
        isBusy={rename.isPending}
        failure={rename.isError && passkeyFailure(rename.error, language)}
        cancel={words.cancel}
        confirm={words.save}
      >
        <TextField
          label={words.name}
          maxLength={accounts.PASSKEY_NAME_MAX_LENGTH}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </DialogForm>
    </Dialog>
  )
}

/** Asks for the password, as whoever only found the device open must not lock its owner out. */
export function RemovePasskeyDialog({ passkey, onClose, onDone }: DialogProps) {
  const { language } = useLanguage()
  const words = messages[language]
  const [password, setPassword] = useState('')
  const remove = useMutation({ mutationFn: removePasskey, onSuccess: onDone })
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.removeTitle}
      description={words.removeLine(passkey.name)}
    >
      <DialogForm
        onSubmit={() => remove.mutate({ id: passkey.id, password })}
        onClose={onClose}
        isReady={password !== ''}
        isBusy={remove.isPending}
        isDanger
        cancel={words.cancel}
        confirm={words.remove}
      >
        <PasswordField
          label={words.ownPassword}
          autoComplete="current-password"
          value={password}
          error={remove.isError && passkeyFailure(remove.error, language)}
          onChange={(event) => {
            setPassword(event.target.value)
            remove.reset()
          }}
        />
      </DialogForm>
    </Dialog>
  )
}
