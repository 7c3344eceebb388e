import { webhooks } from '@wakeel/contract'
import { useState } from 'react'
import { errorMessage } from '../language/errors.ts'
import { useLanguage } from '../language/language.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { DialogForm } from '../ui/dialog-form.tsx'
import { TextField } from '../ui/field.tsx'
import { Fieldset } from '../ui/fieldset.tsx'
import { messages } from './messages.ts'
import styles from './webhooks.module.css'

export type EndpointSettings = Pick<
  webhooks.WebhookEndpoint,
  'address' | 'description' | 'event_types'
>

/** Where the store calls and what it tells, in a dialog: of a new endpoint and of one that is changed. */
export function EndpointForm(props: {
  title: string
  confirm: string
  busy: string
  settings: EndpointSettings
  isBusy: boolean
  error: unknown
  onSubmit: (settings: EndpointSettings) => void
  onClose: () => void
}) {
  const { language } = useLanguage()
  const words = messages[language]
  const [settings, setSettings] = useState(props.settings)
  const change = (part: Partial<EndpointSettings>) => setSettings({ ...settings, ...part })
  const { address, description, event_types } = settings
  return (
    <Dialog open onClose={props.onClose} title={props.title}>
      <DialogForm
        onSubmit={() => props.onSubmit(settings)}
        onClose={props.onClose}
        isReady={address.trim() !== '' && event_types.length > 0}
        isBusy={props.isBusy}
        failure={props.error ? errorMessage(props.error, language) : undefined}
        cancel={words.cancel}
        confirm={props.confirm}
        busy={props.busy}
      >
        <TextField
          label={words.address}
          hint={words.addressHint}
          type="url"
          dir="ltr"
          autoComplete="off"
          placeholder="https://"
          required
          value={address}
          onChange={(event) => change({ address: event.target.value })}
        />
        <TextField
          label={words.description}
          hint={words.descriptionHint}
          maxLength={120}
          value={description}
          onChange={(event) => change({ description: event.target.value })}
        />
        <Fieldset label={words.events}>
          {webhooks.WEBHOOK_EVENT_TYPES.map((type) => (
            <label key={type} className={styles.check}>
              <input
                type="checkbox"
                checked={event_types.includes(type)}
                onChange={(event) =>
                  change({
                    event_types: webhooks.WEBHOOK_EVENT_TYPES.filter((each) =>
                      each === type ? event.target.checked : event_types.includes(each),
                    ),
                  })
                }
              />
              {words.eventNames[type]}
            </label>
          ))}
        </Fieldset>
      </DialogForm>
    </Dialog>
  )
}
