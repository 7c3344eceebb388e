import { apiKeys } from '@wakeel/contract'
import { type ReactNode, useState } from 'react'
import { errorMessage } from '../language/errors.ts'
import { useLanguage } from '../language/language.tsx'
import { AgentsChoice } from '../ui/agents-choice.tsx'
import { CapFields } from '../ui/cap-fields.tsx'
import { ChoiceCards } from '../ui/choice-cards.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { DialogForm } from '../ui/dialog-form.tsx'
import { Select, TextField } from '../ui/field.tsx'
import { Fieldset } from '../ui/fieldset.tsx'
import styles from './api-keys.module.css'
import { type Expiry, type KeyDraft, readDraft, type Settings } from './key-draft.ts'
import { messages } from './messages.ts'

/** What a key may do, in a dialog: of a new one and of one that is changed. */
export function KeyForm(props: {
  title: string
  confirm: string
  busy: string
  draft: KeyDraft
  /** A key that is there stays what it is. */
  isNew: boolean
  scopes: readonly apiKeys.ApiKeyScope[]
  isBusy: boolean
  error: unknown
  onSubmit: (settings: Settings, isTest: boolean) => void
  onClose: () => void
}) {
  const { language } = useLanguage()
  const words = messages[language]
  const [draft, setDraft] = useState(props.draft)
  const settings = readDraft(draft, new Date())
  const change = (part: Partial<KeyDraft>) => setDraft({ ...draft, ...part })
  return (
    <Dialog open onClose={props.onClose} title={props.title}>
      <DialogForm
        onSubmit={() => settings && props.onSubmit(settings, draft.isTest)}
        onClose={props.onClose}
        isReady={settings !== undefined}
        isBusy={props.isBusy}
        failure={props.error ? errorMessage(props.error, language) : undefined}
        cancel={words.cancel}
        confirm={props.confirm}
        busy={props.busy}
      >
        <TextField
          label={words.name}
          hint={words.nameHint}
          maxLength={60}
          required
          value={draft.name}
          onChange={(event) => change({ name: event.target.value })}
        />
        {props.isNew && (
          <ChoiceCards
            label={words.kind}
            choices={(['live', 'test'] as const).map((value) => ({
              value,
              ...words.kinds[value],
            }))}
            chosen={draft.isTest ? 'test' : 'live'}
            onChoose={(kind) => change({ isTest: kind === 'test' })}
          />
        )}
        <Scopes
          offered={props.scopes}
          chosen={draft.scopes}
          onChange={(scopes) => change({ scopes })}
        />
        <AgentsChoice
          draft={draft.agents}
          max={apiKeys.MAX_API_KEY_AGENTS}
          onChange={(agents) => change({ agents })}
        />
        <Select
          label={words.expiry}
          value={draft.expiry}
          onChoose={(expiry) => change({ expiry })}
          options={expiries(props.isNew).map((value) => ({
            value,
            label: expiryName(value),
          }))}
        />
        <Fieldset label={words.caps}>
          <p className={styles.small}>{words.capsHint}</p>
          <CapFields caps={draft.caps} onChange={(caps) => change({ caps })} />
        </Fieldset>
      </DialogForm>
    </Dialog>
  )

  function expiryName(expiry: Expiry): string {
    if (expiry === 'keep') return words.keepExpiry
    return expiry === 'never' ? words.never : words.inDays(Number(expiry))
  }
}

const expiries = (isNew: boolean): Expiry[] => [
  ...(isNew ? [] : (['keep'] as const)),
  'never',
  '7',
  '30',
  '90',
  '365',
]

function Scopes({
  offered,
  chosen,
  onChange,
}: {
  offered: readonly apiKeys.ApiKeyScope[]
  chosen: readonly apiKeys.ApiKeyScope[]
  onChange: (scopes: readonly apiKeys.ApiKeyScope[]) => void
}): ReactNode {
  const words = messages[useLanguage().language]
  return (
    <Fieldset label={words.scopes}>
      {offered.map((scope) => (
        <label key={scope} className={styles.check}>
          <input
            type="checkbox"
            checked={chosen.includes(scope)}
            onChange={(event) =>
              onChange(
                event.target.checked ? [...chosen, scope] : chosen.filter((each) => each !== scope),
              )
            }
          />
          {words.scopeNames[scope]}
        </label>
      ))}
    </Fieldset>
  )
}
