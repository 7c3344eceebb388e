import type { moderation } from '@wakeel/contract'
import { useState } from 'react'
import { formatDate, useLanguage } from '../language/language.tsx'
import { ChoiceCards } from '../ui/choice-cards.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextArea } from '../ui/field.tsx'
import { AdminActionForm } from './admin-action-form.tsx'
import { Said } from './case-card.tsx'
import { messages } from './takedowns-messages.ts'
import type { TrustDataSource } from './trust-data-source.ts'

const MAX_ANSWER = 1000

interface Answering {
  source: TrustDataSource
  takedown: moderation.TakenDownApp
  appeal: moderation.Appeal
  onClose: () => void
}

/** Upholds or denies the appeal of a creator. */
export function AnswerDialog({ open, ...props }: Answering & { open: boolean }) {
  const words = messages[useLanguage().language]
  const { name } = props.takedown.app
  return (
    <Dialog
      open={open}
      onClose={props.onClose}
      title={words.answerTitle(name)}
      description={words.answerLine}
    >
      <AnswerForm {...props} />
    </Dialog>
  )
}

function AnswerForm({ source, takedown: { app }, appeal, onClose }: Answering) {
  const { language } = useLanguage()
  const words = messages[language]
  const [decision, setDecision] = useState<'upheld' | 'denied'>()
  const [answer, setAnswer] = useState('')
  const said = answer.trim()
  return (
    <AdminActionForm
      source={source}
      action={
        decision && said
          ? (api) => api.answerAppeal({ id: appeal.id, decision, answer: said })
          : undefined
      }
      confirm={words.send}
      done={decision ? words[decision](app.name) : ''}
      onClose={onClose}
    >
      <Said who={words.appealOf(formatDate(appeal.at, language))}>{appeal.text}</Said>
      <ChoiceCards
        label={words.decision}
        choices={[
          { value: 'upheld', name: words.uphold, line: words.upholdLine },
          { value: 'denied', name: words.deny, line: words.denyLine },
        ]}
        chosen={decision}
        onChoose={setDecision}
      />
      <TextArea
        label={words.answerText}
        required
        maxLength={MAX_ANSWER}
        value={answer}
        onChange={(event) => setAnswer(event.target.value)}
      />
    </AdminActionForm>
  )
}
