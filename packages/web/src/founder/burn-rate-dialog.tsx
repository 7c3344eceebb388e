import { useMutation } from '@tanstack/react-query'
import { founder } from '@wakeel/contract'
import { type FormEvent, useId, useState } from 'react'
import { createClient } from '../api.ts'
import { readDirhams, writeDirhams } from '../language/dirhams.ts'
import { useLanguage } from '../language/language.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/field.tsx'
import { alertUser } from '../ui/toast.tsx'
import { messages } from './founder-messages.ts'

const api = createClient(founder.routes)

/** The founder says what a month costs. The metrics themselves follow from the server. */
export function BurnRateDialog(props: {
  open: boolean
  onClose: () => void
  current: number | null
}) {
  const words = messages[useLanguage().language].burnRate
  const form = useId()
  const [isInvalid, setInvalid] = useState(false)
  const change = useMutation({
    mutationFn: (fils_per_month: number | null) => api.setBurnRate({ fils_per_month }),
    onSuccess: ({ fils_per_month }) => {
      alertUser(fils_per_month === null ? words.removed : words.saved)
      props.onClose()
    },
    onError: () => alertUser(words.failed, 'danger'),
  })
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fils = readDirhams(String(new FormData(event.currentTarget).get('amount')))
    setInvalid(!fils)
    if (fils) change.mutate(fils)
  }
  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      title={words.title}
      description={words.description}
      actions={
        <>
          <Button kind="secondary" onClick={props.onClose}>
            {words.cancel}
          </Button>
          {props.current !== null && (
            <Button
              kind="secondary"
              onClick={() => change.mutate(null)}
              disabled={change.isPending}
            >
              {words.remove}
            </Button>
          )}
          <Button type="submit" form={form} disabled={change.isPending}>
            {words.save}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={save} noValidate>
        <TextField
          label={words.label}
          name="amount"
          inputMode="decimal"
          dir="ltr"
          autoComplete="off"
          defaultValue={props.current === null ? '' : writeDirhams(props.current)}
          error={isInvalid && words.invalid}
        />
      </form>
    </Dialog>
  )
}
