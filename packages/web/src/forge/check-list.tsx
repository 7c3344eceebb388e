import { type forge as contract, forge } from '@wakeel/contract'
import type { ReactNode } from 'react'
import { formatNumber, useLanguage } from '../language/language.tsx'
import { Icon } from '../ui/icon.tsx'
import { Panel } from '../ui/panel.tsx'
import { Progress } from '../ui/progress.tsx'
import styles from './check-list.module.css'
import { checkWords } from './check-messages.ts'
import { messages } from './publish-messages.ts'
import type { CheckedPrompt, Checking } from './use-publish.ts'

type State = 'pending' | 'running' | 'passed' | 'failed'

/** Every check of publishing with how far it is; the demo prompts one by one. */
export function CheckList({ checking }: { checking: Checking }) {
  const words = messages[useLanguage().language]
  return (
    <Panel label={words.checks} title={words.checking}>
      <Progress label={words.checking} value={checking.ended.length} of={forge.checkNames.length} />
      <ol className={styles.checks}>
        {forge.checkNames.map((name) => {
          const ended = checking.ended.find((check) => check.name === name)
          const state = ended
            ? ended.passed
              ? 'passed'
              : 'failed'
            : checking.running === name
              ? 'running'
              : 'pending'
          return (
            <CheckLine key={name} name={name} state={state}>
              {name === 'prompts' && <Prompts prompts={checking.prompts} />}
              {ended && <Reasons reasons={ended.reasons} />}
            </CheckLine>
          )
        })}
      </ol>
    </Panel>
  )
}

const icons = { passed: 'check', failed: 'warning', running: 'again', pending: 'clock' } as const

function CheckLine({
  name,
  state,
  children,
}: {
  name: contract.CheckName
  state: State
  children: ReactNode
}) {
  const words = messages[useLanguage().language]
  return (
    <li className={styles.check} data-state={state}>
      <Icon name={icons[state]} size={18} />
      <div className={styles.words}>
        <p className={styles.line}>
          <span>{words.names[name]}</span>{' '}
          <span className={styles.state}>{words.states[state]}</span>
        </p>
        {children}
      </div>
    </li>
  )
}

function Prompts({ prompts }: { prompts: readonly CheckedPrompt[] }) {
  const { language } = useLanguage()
  const words = messages[language]
  const last = prompts.at(-1)
  if (!last) return null
  return (
    <>
      <p className={styles.small}>{words.prompts(last.done, last.total)}</p>
      <ul className={styles.prompts}>
        {prompts.map((one) => (
          <li key={one.done}>
            <span className={styles.mark} data-passed={one.passed}>
              <Icon name={one.passed ? 'check' : 'warning'} size={14} />
              <span className="visually-hidden">
                {one.passed ? words.answered : words.notAnswered}:{' '}
              </span>
            </span>
            <span className={styles.prompt}>
              <bdi>{one.prompt}</bdi>
            </span>
            <span className={styles.time}>
              {one.elapsed_ms < 1000
                ? words.milliseconds(formatNumber(one.elapsed_ms, language))
                : words.seconds(formatNumber(one.elapsed_ms / 1000, language))}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** What was found, in words, and how to fix it. */
export function Reasons({ reasons }: { reasons: readonly contract.CheckReason[] }) {
  const { language } = useLanguage()
  if (reasons.length === 0) return null
  return (
    <ul className={styles.reasons}>
      {reasons.map((reason) => {
        const { what, how } = checkWords(reason, language)
        return (
          <li key={JSON.stringify(reason)}>
            <p>{what}</p>
            <p className={styles.small}>{how}</p>
          </li>
        )
      })}
    </ul>
  )
}
