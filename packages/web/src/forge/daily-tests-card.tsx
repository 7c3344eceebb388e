import type { forge } from '@wakeel/contract'
import { formatDate, useLanguage } from '../language/language.tsx'
import { Card } from '../ui/card.tsx'
import { InlineAlert } from '../ui/state.tsx'
import { Reasons } from './check-list.tsx'
import { messages } from './editor-messages.ts'
import styles from './versions-card.module.css'

const DAYS_SHOWN = 30

/** The last days' tests as a strip, oldest first, and what failed in words. */
export function DailyTestsCard({ agent }: { agent: forge.EditedAgent }) {
  const { language } = useLanguage()
  const words = messages[language]
  const tests = agent.daily_tests.slice(0, DAYS_SHOWN).toReversed()
  const failed = agent.daily_tests.filter(({ passed }) => !passed)
  const dayOf = ({ day }: forge.DailyTest) => formatDate(day, language)
  return (
    <Card className={styles.card}>
      <h2 className={styles.title}>{words.tests}</h2>
      {tests.length === 0 ? (
        <p className={styles.small}>{agent.is_listed ? words.testsSoon : words.testsNone}</p>
      ) : (
        <>
          <p className={styles.small}>
            {words.testsLine(
              tests.length - tests.filter(({ passed }) => !passed).length,
              tests.length,
            )}
          </p>
          <ol className={styles.days}>
            {tests.map((test) => {
              const said = test.passed
                ? words.testPassed(dayOf(test))
                : words.testFailed(dayOf(test))
              return (
                <li key={test.day} className={styles.day} data-passed={test.passed} title={said}>
                  <span className="visually-hidden">{said}</span>
                </li>
              )
            })}
          </ol>
        </>
      )}
      {agent.under_maintenance && <InlineAlert tone="danger">{words.maintenanceLine}</InlineAlert>}
      {failed.map((test) => (
        <details key={test.day} className={styles.failed}>
          <summary>{words.testReasons(dayOf(test))}</summary>
          <Reasons reasons={test.reasons} />
        </details>
      ))}
    </Card>
  )
}
