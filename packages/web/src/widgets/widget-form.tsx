import { widgets } from '@wakeel/contract'
import { type ReactNode, useState } from 'react'
import { errorMessage } from '../language/errors.ts'
import { useLanguage } from '../language/language.tsx'
import { CapFields } from '../ui/cap-fields.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { DialogForm } from '../ui/dialog-form.tsx'
import { Select, TextArea, TextField } from '../ui/field.tsx'
import { Fieldset } from '../ui/fieldset.tsx'
import { messages } from './messages.ts'
import {
  isCapped,
  readAccent,
  readDraft,
  readOrigins,
  type Settings,
  type WidgetDraft,
} from './widget-draft.ts'
import styles from './widgets.module.css'

/** What a widget is, in a dialog: of a new one and of one that is changed. */
export function WidgetForm(props: {
  title: string
  confirm: string
  busy: string
  draft: WidgetDraft
  /** The field of its agent; a widget that is there keeps the one that it has. */
  agent?: ReactNode
  /** What is not of the draft has been chosen. */
  isReady: boolean
  isBusy: boolean
  error: unknown
  onSubmit: (settings: Settings) => void
  onClose: () => void
}) {
  const { language } = useLanguage()
  const words = messages[language]
  const [draft, setDraft] = useState(props.draft)
  const settings = readDraft(draft)
  const change = (part: Partial<WidgetDraft>) => setDraft({ ...draft, ...part })
  return (
    <Dialog open onClose={props.onClose} title={props.title}>
      <DialogForm
        onSubmit={() => settings && props.onSubmit(settings)}
        onClose={props.onClose}
        isReady={props.isReady && settings !== undefined}
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
        {props.agent}
        <TextArea
          label={words.origins}
          hint={words.originsHint}
          dir="ltr"
          rows={2}
          required
          value={draft.origins}
          error={draft.origins.trim() !== '' && !readOrigins(draft.origins) && words.wrongOrigins}
          onChange={(event) => change({ origins: event.target.value })}
        />
        <Look draft={draft} onChange={change} />
        <Fieldset label={words.caps}>
          <p className={styles.small}>{words.capsHint}</p>
          <CapFields caps={draft.caps} onChange={(caps) => change({ caps })} />
          {!isCapped(draft.caps) && (
            <p className={styles.small} role="status">
              {words.noCap}
            </p>
          )}
        </Fieldset>
      </DialogForm>
    </Dialog>
  )
}

/** Its language and its colours. */
function Look({
  draft,
  onChange,
}: {
  draft: WidgetDraft
  onChange: (part: Partial<WidgetDraft>) => void
}) {
  const words = messages[useLanguage().language]
  return (
    <>
      <Select
        label={words.language}
        value={draft.language}
        onChoose={(language) => onChange({ language })}
        options={widgets.widgetLanguages.map((value) => ({
          value,
          label: words.languages[value],
        }))}
      />
      <Select
        label={words.appearance}
        value={draft.appearance}
        onChoose={(appearance) => onChange({ appearance })}
        options={widgets.widgetAppearances.map((value) => ({
          value,
          label: words.appearances[value],
        }))}
      />
      <TextField
        label={words.accent}
        hint={words.accentHint}
        dir="ltr"
        autoComplete="off"
        maxLength={7}
        value={draft.accent}
        error={readAccent(draft.accent) === undefined && words.wrongAccent}
        onChange={(event) => onChange({ accent: event.target.value })}
      />
    </>
  )
}
