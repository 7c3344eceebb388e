import type { moderation } from '@wakeel/contract'
import { useState } from 'react'
import { formatDate, useLanguage } from '../language/language.tsx'
import { ChoiceCards } from '../ui/choice-cards.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextArea } from '../ui/field.tsx'
import { AdminActionForm } from './admin-action-form.tsx'
import { Said } from './case-card.tsx'
import { type CaseWords, messages } from './takedowns-messages.ts'
import type { TrustDataSource } from './trust-data-source.ts'

const MAX_ANSWER = 1000

interface Answering {
  source: TrustDataSource
  /** Of what was taken down: an agent's, or its creator's. */
  name: string
  words: CaseWords
  appeal: moderation.Appeal
  onClose: () => void
}

/** Upholds or denies the appeal of a creator. */
export function AnswerDialog({ open, ...props }: Answering & { open: boolean }) {
  const { words, name } = props
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

function AnswerForm({ source, words: about, name, appeal, onClose }: Answering) {
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
      done={decision ? about[decision](name) : ''}
      onClose={onClose}
    >
      <Said who={words.appealOf(formatDate(appeal.at, language))}>{appeal.text}</Said>
      <ChoiceCards
        label={words.decision}
        choices={[
          { value: 'upheld', name: words.uphold, line: about.upholdLine },
          { value: 'denied', name: words.deny, line: about.denyLine },
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
