import { Transcript } from '../answers/conversation.tsx'
import { PastAnswer } from '../answers/result-panel.tsx'
import { tookSentence } from '../answers/took-sentence.ts'
import { useLanguage } from '../language/language.tsx'
import styles from './conversation-page.module.css'
import { pinnedNote } from './pinned-messages.ts'
import type { WholeConversation } from './queries.ts'
import { costOf, RunEnd } from './run-row.tsx'
import { messages } from './runs-messages.ts'
import { turnOf } from './turn.ts'

/** The messages of a conversation with what came of each, to be read. */
export function Said({ conversation, runs }: WholeConversation) {
  const { language } = useLanguage()
  const words = messages[language]
  const notShown = conversation.run_count - runs.length
  return (
    <div className={styles.said}>
      {notShown > 0 && <p className={styles.note}>{words.notShown(notShown)}</p>}
      <Transcript
        turns={runs.map((run, at) => {
          const { id, input, attached_files: files } = run
          const result = turnOf(run)?.result
          if (!result)
            return {
              id,
              input,
              files,
              reply: (
                <p className={styles.note}>
                  <RunEnd run={run} /> {run.status === 'running' ? words.working : words.noAnswer}
                </p>
              ),
            }
          const took = tookSentence(
            {
              milliseconds: result.execution_time_ms,
              provider: result.provider,
              isAnswered: result.is_answered,
            },
            language,
          )
          return {
            id,
            input,
            files,
            reply: (
              <PastAnswer
                result={result}
                label={words.reply(at + 1)}
                note={[took, costOf(run, language), pinnedNote(run, language)]
                  .filter(Boolean)
                  .join(' · ')}
              />
            ),
          }
        })}
      />
    </div>
  )
}
