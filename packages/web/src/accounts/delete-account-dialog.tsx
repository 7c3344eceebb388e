import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { api } from '../api.ts'
import { errorMessage } from '../language/errors.ts'
import { useLanguage } from '../language/language.tsx'
import { refreshSession } from '../session/session.ts'
import { Dialog } from '../ui/dialog.tsx'
import { DialogForm } from '../ui/dialog-form.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { alertUser } from '../ui/toast.tsx'
import { messages } from './settings-messages.ts'

/** Asks for the password before what cannot be taken back. */
export function DeleteAccountDialog({
  open,
  onClose,
  lostBalance,
}: {
  open: boolean
  onClose: () => void
  /** What the account still holds, looked up when the dialog opens. */
  lostBalance: ReactNode
}) {
  const { language } = useLanguage()
  const words = messages[language].settings
  const navigate = useNavigate()
  const [password, setPassword] = useState('')
  const remove = useMutation({
    mutationFn: async () => {
      await api.accounts.deleteAccount({ password })
      await refreshSession()
    },
    onSuccess: async () => {
      await navigate({ to: '/' })
      alertUser(words.deleted)
    },
  })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.deleteQuestion}
      description={words.deleteText}
    >
      <DialogForm
        onSubmit={() => remove.mutate()}
        onClose={onClose}
        isReady={password !== ''}
        isBusy={remove.isPending}
        isDanger
        cancel={words.cancel}
        confirm={words.deleteConfirm}
      >
        <p>{words.deleteMoney}</p>
        {open && lostBalance}
        <PasswordField
          label={words.password}
          autoComplete="current-password"
          value={password}
          error={remove.isError && errorMessage(remove.error, language, words.deleteFailed)}
          onChange={(event) => {
            setPassword(event.target.value)
            remove.reset()
          }}
        />
      </DialogForm>
    </Dialog>
  )
}
