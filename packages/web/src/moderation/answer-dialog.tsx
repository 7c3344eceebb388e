import type { moderation } from '@wakeel/contract'
import { useState } from 'react'
import { formatDate, useLanguage } from '../shell/language.tsx'
import { ChoiceCards } from '../ui/choice-cards.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextArea } from '../ui/field.tsx'
import { Said } from './case-card.tsx'
import { DeedForm } from './deed-form.tsx'
import { text } from './takedowns-text.ts'
import type { TrustSource } from './trust-source.ts'

const ANSWER_MOST = 1000

interface Answering {
  source: TrustSource
  takedown: moderation.TakenDownApp
  appeal: moderation.Appeal
  onClose: () => void
}

/** Upholds or denies the appeal of a creator. */
export function AnswerDialog({ open, ...props }: Answering & { open: boolean }) {
  const words = text[useLanguage().language]
  const { name } = props.takedown.app
  return (
    <Dialog open={open} onClose={props.onClose} title={words.answerTitle(name)} description={words.answerLine}>
      <AnswerForm {...props} />
    </Dialog>
  )
}

function AnswerForm({ source, takedown: { app }, appeal, onClose }: Answering) {
  const { language } = useLanguage()
  const words = text[language]
  const [decision, setDecision] = useState<'upheld' | 'denied'>()
  const [answer, setAnswer] = useState('')
  const said = answer.trim()
  return (
    <DeedForm
      source={source}
      deed={decision && said ? (api) => api.answerAppeal({ id: appeal.id, decision, answer: said }) : undefined}
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
        maxLength={ANSWER_MOST}
        value={answer}
        onChange={(event) => setAnswer(event.target.value)}
      />
    </DeedForm>
  )
}
