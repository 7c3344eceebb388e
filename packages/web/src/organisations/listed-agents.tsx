import { formatNumber, useLanguage } from '../language/language.tsx'
import { formatDirhams } from '../language/money.ts'
import { AgentIcon } from '../ui/agent-icon.tsx'
import { Button } from '../ui/button.tsx'
import { messages } from './agents-messages.ts'
import styles from './agents-tab.module.css'
import type { DraftRule } from './cap-draft.ts'
import { CapFields } from './cap-fields.tsx'
import { messages as membersMessages } from './members-messages.ts'
import pageStyles from './organisation-page.module.css'

/** The agents of the list with their caps. */
export function ListedAgents({
  rules,
  onChange,
}: {
  rules: readonly DraftRule[]
  onChange: (rules: DraftRule[]) => void
}) {
  const { language } = useLanguage()
  const words = messages[language]
  return (
    <ul className={styles.listed} aria-label={words.list}>
      {rules.map((rule) => (
        <li key={rule.app.id}>
          <span className={pageStyles.who}>
            <AgentIcon app={rule.app} size={40} />
            <span className={pageStyles.names}>
              <bdi>{rule.app.name}</bdi>
              <span className={pageStyles.under}>
                {words.used}: <bdi>{formatDirhams(rule.used.fils, language)}</bdi> ·{' '}
                {membersMessages[language].runs(
                  rule.used.runs,
                  formatNumber(rule.used.runs, language),
                )}
              </span>
            </span>
          </span>
          <div className={styles.caps}>
            <CapFields
              draft={rule.draft}
              of={rule.app.name}
              onChange={(draft) =>
                onChange(rules.map((one) => (one === rule ? { ...one, draft } : one)))
              }
            />
          </div>
          <Button
            kind="secondary"
            aria-label={words.removeWhich(rule.app.name)}
            onClick={() => onChange(rules.filter((one) => one !== rule))}
          >
            {words.remove}
          </Button>
        </li>
      ))}
    </ul>
  )
}
