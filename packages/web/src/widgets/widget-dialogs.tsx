import type { widgets } from '@wakeel/contract'
import { useState } from 'react'
import { errorMessage } from '../language/errors.ts'
import { useLanguage } from '../language/language.tsx'
import { AgentPicker } from '../ui/agent-picker.tsx'
import type { ChosenAgent } from '../ui/chosen-agents.ts'
import { Dialog } from '../ui/dialog.tsx'
import { DialogForm } from '../ui/dialog-form.tsx'
import { alertUser } from '../ui/toast.tsx'
import { messages } from './messages.ts'
import { api, useWidgetAction } from './queries.ts'
import { draftOf, newDraft } from './widget-draft.ts'
import { WidgetForm } from './widget-form.tsx'

interface DialogProps {
  widget: widgets.Widget
  onClose: () => void
}

export function NewWidgetDialog({
  organisation,
  agent,
  onClose,
}: {
  organisation: string | undefined
  /** The one that it is for, where somebody came from its page. */
  agent: ChosenAgent | undefined
  onClose: () => void
}) {
  const words = messages[useLanguage().language]
  const [chosen, setChosen] = useState<readonly ChosenAgent[]>(agent ? [agent] : [])
  const create = useWidgetAction(api.createWidget, () => {
    alertUser(words.made)
    onClose()
  })
  return (
    <WidgetForm
      title={words.createTitle}
      confirm={words.make}
      busy={words.making}
      draft={newDraft}
      agent={<AgentPicker label={words.agent} chosen={chosen} max={1} onChange={setChosen} />}
      isReady={chosen.length > 0}
      isBusy={create.isPending}
      error={create.error}
      onSubmit={(settings) => create.mutate({ ...settings, agent: chosen[0]!.slug, organisation })}
      onClose={onClose}
    />
  )
}

export function EditWidgetDialog({ widget, onClose }: DialogProps) {
  const words = messages[useLanguage().language]
  const update = useWidgetAction(api.updateWidget, () => {
    alertUser(words.changed)
    onClose()
  })
  return (
    <WidgetForm
      title={words.editTitle}
      confirm={words.save}
      busy={words.saving}
      draft={draftOf(widget)}
      isReady
      isBusy={update.isPending}
      error={update.error}
      onSubmit={(settings) => update.mutate({ id: widget.id, ...settings })}
      onClose={onClose}
    />
  )
}

export function DeleteWidgetDialog({ widget, onClose }: DialogProps) {
  const { language } = useLanguage()
  const words = messages[language]
  const remove = useWidgetAction(api.deleteWidget, () => {
    alertUser(words.deleted)
    onClose()
  })
  return (
    <Dialog open onClose={onClose} title={words.deleteTitle} description={words.deleteText}>
      <DialogForm
        onSubmit={() => remove.mutate({ id: widget.id })}
        onClose={onClose}
        isReady
        isBusy={remove.isPending}
        isDanger
        failure={remove.isError && errorMessage(remove.error, language)}
        cancel={words.cancel}
        confirm={words.delete}
        busy={words.deleting}
      >
        <p>
          <bdi>{widget.name}</bdi>
        </p>
      </DialogForm>
    </Dialog>
  )
}
