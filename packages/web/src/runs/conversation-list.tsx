import { Link } from '@tanstack/react-router'
import type { Language, runs } from '@wakeel/contract'
import { useLanguage } from '../language/language.tsx'
import { formatMoney } from '../language/money.ts'
import { pinnedNote } from './pinned-messages.ts'
import styles from './run-list.module.css'
import { costOf, RunRow } from './run-row.tsx'
import { messages } from './runs-messages.ts'

/** Conversations, the one with the newest run first; each opens on a page of its own. */
export function ConversationList({
  conversations,
}: {
  conversations: readonly runs.Conversation[]
}) {
  const { language } = useLanguage()
  const words = messages[language]
  return (
    <ul className={styles.list}>
      {conversations.map((conversation) => {
        const { id, title, run_count, last_run } = conversation
        return (
          <li key={id} className={styles.item}>
            <Link to="/runs/$id" params={{ id }} className={styles.row}>
              <RunRow
                run={last_run}
                request={title}
                notes={[
                  words.messages(run_count),
                  ...forWhom(conversation, language),
                  pinnedNote(last_run, language),
                ]}
                cost={costOfAll(conversation, language)}
                opens="page"
              />
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

/** What its runs cost altogether; where no wallet paid, why the last one cost nothing. */
export const costOfAll = ({ spent, last_run }: runs.Conversation, language: Language): string =>
  spent.amount > 0 ? formatMoney(spent, language) : costOf(last_run, language)

/** Whose conversation it is, other than whoever reads it alone. */
export const forWhom = (
  { last_run: { organisation, widget } }: runs.Conversation,
  language: Language,
): (string | undefined)[] => [
  organisation && messages[language].paidBy(organisation.name),
  widget && messages[language].ofWidget(widget.name),
]
